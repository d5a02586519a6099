import { useState } from "react";
import { SelectField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { type Details, refreshPerson } from "./person-access.tsx";

const lengths = ["1", "3", "6", "12", "life"] as const;

/** Premium time: what there was, and giving and taking it. */
export function PersonPremium({ person, canChange }: { person: Details; canChange: boolean }) {
  const { id, username, isPremium, premiumEndDate, grants } = person;
  const [isGiving, setGiving] = useState(false);
  const [revoked, setRevoked] = useState<string>();
  const formats = useFormats();

  async function give(reason: string, data: FormData) {
    const length = textOf(data, "months");
    const months = length === "life" ? null : Number(length);
    await consoleApi.call("Admin/GrantPremium", { body: { id, months, reason } });
    await refreshPerson();
    showDone(m.people_was_given({ name: username }), () => takeLastBack(id, m.people_undo_reason()));
  }

  return (
    <section aria-labelledby="premium-heading">
      <h3 id="premium-heading">{m.people_premium_heading()}</h3>
      <div className={parts.panelActions}>
        <p>
          {!isPremium
            ? m.people_no_premium()
            : premiumEndDate === null
              ? m.people_premium_for_life()
              : m.people_premium_until({ day: formats.date(premiumEndDate) })}
        </p>
        {canChange && (
          <button type="button" className="button" data-kind="secondary" onClick={() => setGiving(true)}>
            {m.people_give_premium()}
          </button>
        )}
      </div>
      {grants.length > 0 && (
        <ul className={parts.entries}>
          {grants.toReversed().map((grant) => (
            <li key={grant.id}>
              <div className={parts.entryHead}>
                <b>
                  {grant.months === null
                    ? m.people_for_life()
                    : m.people_months({ count: formats.number(grant.months) })}
                </b>
                <span>{m[`people_sources_${grant.source}` as const]()}</span>
                <span className={parts.muted}>
                  <Moment at={grant.grantedAt} />
                </span>
                {grant.revokedAt !== null ? (
                  <Badge>{m.people_revoked()}</Badge>
                ) : (
                  canChange && (
                    <button
                      type="button"
                      className={`button ${parts.dangerous}`}
                      data-kind="quiet"
                      onClick={() => setRevoked(grant.id)}
                    >
                      {m.people_revoke()}
                    </button>
                  )
                )}
              </div>
              {grant.reason !== null && <p className={parts.muted}>{grant.reason}</p>}
              {grant.revokedAt !== null && (
                <p className={parts.muted}>
                  {m.people_revoked_by({ name: grant.revokedBy ?? "", why: grant.revokedWhy ?? "" })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {isGiving && (
        <ReasonDialog
          heading={m.people_give_premium()}
          text={m.people_give_premium_text({ name: username })}
          action={m.people_give_premium()}
          send={give}
          onClose={() => setGiving(false)}
        >
          <SelectField label={m.people_duration()} name="months" defaultValue="1">
            {lengths.map((length) => (
              <option key={length} value={length}>
                {length === "life" ? m.people_for_life() : m.people_months({ count: length })}
              </option>
            ))}
          </SelectField>
        </ReasonDialog>
      )}
      {revoked !== undefined && (
        <ReasonDialog
          heading={m.people_revoke_heading()}
          text={m.people_revoke_text()}
          action={m.people_revoke()}
          isDangerous
          send={async (reason) => {
            await revoke(id, revoked, reason);
            showDone(m.people_was_revoked());
          }}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </section>
  );
}

async function revoke(id: number, grantId: string, reason: string): Promise<void> {
  await consoleApi.call("Admin/RevokePremium", { body: { id, grantId, reason } });
  await refreshPerson();
}

/** The call that gives does not name what it gave. */
async function takeLastBack(id: number, reason: string): Promise<void> {
  const { grants } = await consoleApi.call("Admin/GetUser", { query: { id } });
  const last = grants.findLast(({ source, revokedAt }) => source === "operator" && revokedAt === null);
  if (last !== undefined) await revoke(id, last.id, reason);
  await refresh("Admin/GetUser");
}
