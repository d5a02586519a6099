import { useState } from "react";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { type Role, roles } from "../../../../domain/accounts/role.ts";
import { Segmented } from "../../../design/choice.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi } from "../../api.ts";
import { consoleLanguage, m } from "../../messages.ts";
import { confirm } from "../../parts/confirm.tsx";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { useAddress } from "../../records/use-address.ts";
import { InviteOperator } from "./invite-operator.tsx";

export type Details = AnswerOf<"Admin/GetUser">;

export async function refreshPerson(): Promise<void> {
  await Promise.all([refresh("Admin/GetUser"), refresh("Admin/FindUsers")]);
}

async function setRole(id: number, role: Role): Promise<void> {
  await consoleApi.call("Admin/SetRole", { body: { id, role } });
  await refreshPerson();
}

async function setBlocked(id: number, isBlocked: boolean, reason: string): Promise<void> {
  await consoleApi.call("Admin/BlockUser", { body: { id, isBlocked, reason } });
  await refreshPerson();
}

function questionOf(role: Role, name: string) {
  if (role === "admin")
    return {
      heading: m.people_admin_heading(),
      text: m.people_admin_text({ name }),
      action: m.people_make_admin(),
    };
  const texts = { editor: m.people_editor_text, support: m.people_support_text, user: m.people_user_text };
  return {
    heading: m.people_role_question({ name }),
    text: texts[role]({ name }),
    action: m.people_change_role(),
  };
}

/** Role, blocking, erasing. */
export function PersonAccess({ person }: { person: Details }) {
  const { id, username, role, isBlocked } = person;
  const [isAsking, setAsking] = useState(false);
  const { change } = useAddress();

  async function chooseRole(chosen: Role) {
    if (!(await confirm(questionOf(chosen, username)))) return;
    try {
      await setRole(id, chosen);
      showDone(
        m.people_role_set({
          name: username,
          role: m[`people_roles_${chosen}` as const]().toLocaleLowerCase(consoleLanguage()),
        }),
        () => setRole(id, role),
      );
    } catch (error) {
      showFailure(error);
    }
  }

  async function erase() {
    const isConfirmed = await confirm({
      heading: m.people_erase_heading(),
      text: m.people_erase_text({ name: username }),
      action: m.people_erase(),
      isDangerous: true,
      typed: username,
    });
    if (!isConfirmed) return;
    try {
      await consoleApi.call("Admin/EraseUser", { body: { id, username } });
      change({ open: undefined });
      await refresh("Admin/FindUsers");
      showDone(m.people_was_erased({ name: username }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <section aria-labelledby="access-heading">
      <h3 id="access-heading">{m.people_access()}</h3>
      <div className={parts.panelActions}>
        <Segmented
          legend={m.people_role_heading()}
          options={roles.map((value) => ({ value, text: m[`people_roles_${value}` as const]() }))}
          value={role}
          onChange={(chosen) => void chooseRole(chosen)}
        />
        {role !== "user" && <InviteOperator id={id} username={username} />}
        <button
          type="button"
          className={`button ${isBlocked ? "" : parts.dangerous}`}
          data-kind="secondary"
          onClick={() => setAsking(true)}
        >
          {isBlocked ? m.people_unblock() : m.people_block()}
        </button>
        <button type="button" className={`button ${parts.dangerous}`} data-kind="quiet" onClick={() => void erase()}>
          {m.people_erase()}
        </button>
      </div>
      {isAsking &&
        (isBlocked ? (
          <ReasonDialog
            heading={m.people_unblock_heading({ name: username })}
            text={m.people_unblock_text()}
            action={m.people_unblock()}
            send={async (reason) => {
              await setBlocked(id, false, reason);
              showDone(m.people_was_unblocked({ name: username }));
            }}
            onClose={() => setAsking(false)}
          />
        ) : (
          <ReasonDialog
            heading={m.people_block_heading({ name: username })}
            text={m.people_block_text()}
            action={m.people_block()}
            hint={m.people_block_hint()}
            isDangerous
            send={async (reason) => {
              await setBlocked(id, true, reason);
              showDone(m.people_was_blocked({ name: username }), () => setBlocked(id, false, m.people_undo_reason()));
            }}
            onClose={() => setAsking(false)}
          />
        ))}
    </section>
  );
}
