import { roles } from "../../../../domain/accounts/role.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { peopleTexts } from "./people-texts.ts";
import { PersonPanel } from "./person-panel.tsx";
import { type Person, PersonState } from "./person-state.tsx";

const roleFilter = ["any", ...roles] as const;
const states = ["any", "blocked", "free"] as const;

/** Members and operators, the newest first. */
export default function PeoplePage() {
  const { read, hrefWith } = useAddress();
  const t = useTexts(peopleTexts);
  const open = read("open");
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
    <>
      <PageHead heading={t.heading} />
      <ListAndDetail detail={open === undefined ? null : <PersonPanel key={open} id={Number(open)} />}>
        <ListTools label={t.searchLabel}>
          <Filter
            name="role"
            label={t.role}
            options={roleFilter.map((value) => ({ value, text: value === "any" ? t.anyRole : t.roles[value] }))}
          />
          <Filter
            name="state"
            label={t.state}
            options={[
              { value: "any", text: t.anyState },
              { value: "blocked", text: t.blockedOnly },
              { value: "free", text: t.notBlocked },
            ]}
          />
        </ListTools>
        <DataTable
          label={t.heading}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== "" || role !== "any" || state !== "any"}
          empty={<Nothing text={t.none} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<Person>[] {
  const t = useTexts(peopleTexts);
  const formats = useFormats();
  return [
    { id: "username", heading: t.username, cell: ({ username }) => username },
    { id: "mail", heading: t.mail, isSecondary: true, cell: ({ mail }) => mail },
    { id: "state", heading: t.state, cell: (person) => <PersonState person={person} /> },
    {
      id: "lastSignIn",
      heading: t.lastSignIn,
      isFigure: true,
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t.never : formats.ago(lastSignInAt)),
    },
    {
      id: "created",
      heading: t.created,
      isFigure: true,
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
