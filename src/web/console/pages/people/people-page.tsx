import { roles } from "../../../../domain/accounts/role.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import type { Column } from "../../records/data-table.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { PersonPanel } from "./person-panel.tsx";
import { type Person, PersonState } from "./person-state.tsx";

const roleFilter = ["any", ...roles] as const;
const states = ["any", "blocked", "free"] as const;

/** Members and operators, the newest first. */
export default function PeoplePage() {
  const { read } = useAddress();
  const search = read("search") ?? "";
  const role = oneOf(roleFilter, read("role"));
  const state = oneOf(states, read("state"));
  const query = {
    search,
    ...(role !== "any" && { role }),
    ...(state !== "any" && { isBlocked: state === "blocked" }),
  };
  const list = useList<Person>(["Admin/FindUsers", query], (cursor) =>
    consoleApi.call("Admin/FindUsers", { query: { ...query, cursor } }),
  );
  return (
    <RecordsPage
      heading={m.people_heading()}
      list={list}
      searchLabel={m.people_search_label()}
      filters={[
        {
          kind: "choice",
          name: "role",
          label: m.people_role(),
          options: roleFilter.map((value) => ({
            value,
            text: value === "any" ? m.people_any_role() : m[`people_roles_${value}` as const](),
          })),
        },
        {
          kind: "choice",
          name: "state",
          label: m.people_state(),
          options: [
            { value: "any", text: m.people_any_state() },
            { value: "blocked", text: m.people_blocked_only() },
            { value: "free", text: m.people_not_blocked() },
          ],
        },
      ]}
      columns={useColumns()}
      none={m.people_none()}
      panel={(open) => <PersonPanel key={open} id={Number(open)} />}
    />
  );
}

function useColumns(): Column<Person>[] {
  const formats = useFormats();
  return [
    { id: "username", heading: m.people_username(), cell: ({ username }) => username },
    { id: "mail", heading: m.people_mail(), isSecondary: true, cell: ({ mail }) => mail },
    { id: "state", heading: m.people_state(), cell: (person) => <PersonState person={person} /> },
    {
      id: "lastSignIn",
      heading: m.people_last_sign_in(),
      isFigure: true,
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? m.people_never() : formats.ago(lastSignInAt)),
    },
    {
      id: "created",
      heading: m.people_created(),
      isFigure: true,
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
