import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { Segmented } from "../../../design/choice.tsx";
import { switchTheme, useIsDark } from "../../../design/theme.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { setConsoleLanguage, useConsoleLanguage, useTexts } from "../../language.ts";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type ConsolePageId, consolePages, consolePath, type Operator, pagesOf } from "../../paths.ts";
import { frameTexts } from "./frame-texts.ts";

export type WaitingCounts = AnswerOf<"Admin/GetOverview">["waiting"];

/** How much waits on a page. */
const countOf: { readonly [Id in ConsolePageId]?: (waiting: WaitingCounts) => number } = {
  reports: ({ reports }) => reports,
  messages: ({ messages }) => messages,
  imports: ({ imports }) => imports,
  prizes: ({ months }) => months,
  flags: ({ flags }) => flags,
  payments: ({ stuckPayments }) => stuckPayments,
  health: ({ failedMails }) => failedMails,
};

const languageOptions = [
  { value: "tr", text: "TR" },
  { value: "en", text: "EN" },
] as const;

type SideNavProps = {
  readonly operator: Operator;
  readonly waiting: WaitingCounts;
  readonly current: ConsolePageId | undefined;
};

export function SideNav({ operator, waiting, current }: SideNavProps) {
  const t = useTexts(frameTexts);
  const formats = useFormats();
  const groups = Map.groupBy(pagesOf(operator.role), (id) => consolePages[id].group);
  return (
    <>
      <p className="console-name">
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <rect x="1" y="4" width="30" height="24" rx="5" className="mark-screen" />
          <rect x="6" y="20" width="20" height="3.5" rx="1.75" className="mark-line" />
        </svg>
        {t.name}
      </p>
      <nav className="console-nav" aria-label={t.navigation}>
        {[...groups].map(([group, ids]) => (
          <ul key={group} aria-label={t.groups[group]}>
            <li className="nav-group" aria-hidden="true">
              {t.groups[group]}
            </li>
            {ids.map((id) => {
              const count = countOf[id]?.(waiting) ?? 0;
              return (
                <li key={id}>
                  <Link to={consolePath(id)} aria-current={id === current ? "page" : undefined}>
                    <ConsoleIcon name={id} />
                    {t.pages[id]}
                    {count > 0 && (
                      <span className="nav-count" role="note" aria-label={t.waiting(formats.number(count))}>
                        {formats.number(count)}
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        ))}
      </nav>
      <div className="console-settings">
        <Link to={pathOf("home", "tr")}>
          <ConsoleIcon name="external" />
          {t.toSite}
        </Link>
        <p className="console-who">
          {operator.username} <span>{t.roles[operator.role]}</span>
        </p>
        <div className="console-switches">
          <Segmented
            legend={t.language}
            options={languageOptions}
            value={useConsoleLanguage()}
            onChange={setConsoleLanguage}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t.dark}
            aria-pressed={useIsDark()}
            title={t.dark}
            onClick={switchTheme}
          >
            <ConsoleIcon name={useIsDark() ? "sun" : "moon"} />
          </button>
        </div>
      </div>
    </>
  );
}
