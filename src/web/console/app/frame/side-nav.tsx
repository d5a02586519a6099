import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { IconButton } from "../../../design/button.tsx";
import { Segmented } from "../../../design/choice.tsx";
import { Icon } from "../../../design/icon.tsx";
import { switchTheme, useIsDark } from "../../../design/theme.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { chooseLanguage, m, useChosenLanguage } from "../../messages.ts";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showFailure } from "../../parts/toasts.tsx";
import { type ConsolePageId, consolePages, consolePath, type Operator, pagesOf } from "../../paths.ts";
import styles from "./frame.module.css";

export type WaitingCounts = AnswerOf<"Admin/GetOverview">["waiting"];

/** How much waits on a page. */
const countOf: { readonly [Id in ConsolePageId]?: (waiting: WaitingCounts) => number } = {
  reports: ({ reports }) => reports,
  messages: ({ messages }) => messages,
  imports: ({ imports }) => imports,
  prizes: ({ months }) => months,
  flags: ({ flags }) => flags,
  payments: ({ stuckPayments }) => stuckPayments ?? 0,
  health: ({ failedMails }) => failedMails,
};

const languageOptions = [
  { value: "tr", text: "TR" },
  { value: "en", text: "EN" },
] as const;

type SideNavProps = {
  readonly operator: Operator;
  /** Undefined while it is not known. */
  readonly waiting: WaitingCounts | undefined;
  readonly current: ConsolePageId | undefined;
  /** Called when a page was chosen. */
  readonly onChoose?: () => void;
  /** Opens the search over everything; where it is left out it has a button elsewhere. */
  readonly onSearch?: () => void;
};

export function SideNav({ operator, waiting, current, onChoose, onSearch }: SideNavProps) {
  const formats = useFormats();
  // Whoever is given a message hears of it here.
  const own = waiting?.ownMessages ?? 0;
  const groups = Map.groupBy(pagesOf(operator.role), (id) => consolePages[id].group);
  return (
    <>
      <p className={styles.name}>
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <rect x="1" y="4" width="30" height="24" rx="5" className={styles.markScreen} />
          <rect x="6" y="20" width="20" height="3.5" rx="1.75" className={styles.markLine} />
        </svg>
        {m.frame_name()}
      </p>
      {onSearch !== undefined && (
        <button type="button" className={styles.searchButton} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
          <Icon name="search" />
          {m.frame_palette_open()}
          <kbd>Ctrl K</kbd>
        </button>
      )}
      <nav className={styles.nav} aria-label={m.frame_navigation()}>
        {[...groups].map(([group, ids]) => (
          <ul key={group} aria-label={m[`frame_groups_${group}` as const]()}>
            <li className={styles.group} aria-hidden="true">
              {m[`frame_groups_${group}` as const]()}
            </li>
            {ids.map((id) => {
              const count = (waiting && countOf[id]?.(waiting)) ?? 0;
              return (
                <li key={id}>
                  <Link to={consolePath(id)} aria-current={id === current ? "page" : undefined} onClick={onChoose}>
                    <ConsoleIcon name={id} />
                    {m[`frame_pages_${id}` as const]()}
                    {id === "messages" && own > 0 && (
                      <span className={styles.own}>{m.frame_own({ count: formats.number(own) })}</span>
                    )}
                    {count > 0 && (
                      <span
                        className={styles.count}
                        role="note"
                        aria-label={m.frame_waiting({ count: formats.number(count) })}
                      >
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
      <div className={styles.settings}>
        <Link to={pathOf("home", "tr")}>
          <ConsoleIcon name="external" />
          {m.frame_to_site()}
        </Link>
        <p className={styles.who}>
          {operator.username} <span>{m[`frame_roles_${operator.role}` as const]()}</span>
        </p>
        <div className={styles.switches}>
          <Segmented
            legend={m.frame_language()}
            options={languageOptions}
            value={useChosenLanguage()}
            onChange={(language) => void chooseLanguage(language).catch(showFailure)}
          />
          <IconButton
            icon={useIsDark() ? "sun" : "moon"}
            label={m.frame_dark()}
            aria-pressed={useIsDark()}
            onClick={switchTheme}
          />
        </div>
      </div>
    </>
  );
}
