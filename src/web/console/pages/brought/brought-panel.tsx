import { Link } from "react-router";
import { m } from "../../messages.ts";
import { Facts } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { PlainTable } from "../../records/plain-table.tsx";
import { type Brought, type BroughtSeason, rangesOf, shareOf } from "./brought.ts";
import { PublishForm } from "./publish-form.tsx";

export function BroughtPanel({ title }: { title: Brought }) {
  const { name, kind, people, wishes, seasons, publicTitle } = title;
  const formats = useFormats();
  return (
    <DetailPanel heading={name}>
      <Facts
        facts={[
          [m.brought_kind(), kind && m[`titles_kinds_${kind}` as const]()],
          [m.brought_people(), formats.number(people)],
          [m.brought_wishes(), formats.number(wishes.reduce((sum, { count }) => sum + count, 0))],
        ]}
      />
      <div className={parts.panelActions}>
        {wishes.map((wish) => (
          <Link
            key={wish.id}
            className="button"
            data-kind="quiet"
            to={consolePath("reports", { open: wish.id, kind: "wish" })}
          >
            {m.brought_open_wish({ name: wish.name })}
          </Link>
        ))}
        {publicTitle !== null && (
          <Link className="button" data-kind="quiet" to={consolePath("titles", { open: publicTitle.id })}>
            {m.brought_open_title()}
          </Link>
        )}
      </div>
      {seasons.length > 0 && (
        <>
          <h3>{m.brought_seasons()}</h3>
          <PlainTable
            label={m.brought_seasons()}
            headings={[
              m.brought_season(),
              m.brought_episodes(),
              m.brought_missing(),
              m.brought_unknown(),
              m.brought_names_share(),
            ]}
          >
            {seasons.map((season) => (
              <SeasonRow key={season.season} season={season} />
            ))}
          </PlainTable>
        </>
      )}
      {kind !== null && people > 0 && <PublishForm title={{ ...title, kind }} />}
    </DetailPanel>
  );
}

function SeasonRow({ season }: { season: BroughtSeason }) {
  const formats = useFormats();
  const [unknown, names] = [shareOf([season], "unknownWords"), shareOf([season], "nameWords")];
  const { season: number, episodes, missing } = season;
  return (
    <tr>
      <td>{number === null ? m.brought_film() : formats.number(number)}</td>
      <td>{number === null ? "" : rangesOf(episodes.map(({ episode }) => episode))}</td>
      <td>{number === null ? "" : missing.length === 0 ? m.brought_whole() : rangesOf(missing)}</td>
      <td data-figure="true">{unknown === undefined ? "" : formats.percent(unknown)}</td>
      <td data-figure="true">{names === undefined ? "" : formats.percent(names)}</td>
    </tr>
  );
}
