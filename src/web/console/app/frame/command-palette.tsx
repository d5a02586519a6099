import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../../design/dialog.tsx";
import { switchTheme } from "../../../design/theme.ts";
import { personQuery, queryClient } from "../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { consoleApi } from "../../api.ts";
import { chooseLanguage, consoleLanguage, m } from "../../messages.ts";
import { ConsoleIcon, type ConsoleIconName } from "../../parts/console-icon.tsx";
import { showFailure } from "../../parts/toasts.tsx";
import { type ConsolePageId, consolePath, type Operator, pagesOf } from "../../paths.ts";
import styles from "./command-palette.module.css";
import { matches, moved } from "./palette-search.ts";

type Choice = {
  readonly key: string;
  readonly icon: ConsoleIconName;
  readonly text: string;
  /** What kind of thing it is. */
  readonly note: string;
  readonly run: () => void;
};

const fewest = 2;
const foundAtOnce = 5;

/** What is done by opening an address, and where. */
const actions = [
  { id: "new_title", page: "titles", query: { open: "new" } },
  { id: "new_entry", page: "lexicon", query: { open: "new" } },
  { id: "new_poll", page: "polls", query: { open: "new" } },
  { id: "new_coupon", page: "coupons", query: { open: "new" } },
  { id: "make_codes", page: "coupons", query: { open: "codes" } },
  { id: "compare_day", page: "money", query: {} },
] as const;

/** Pages, actions, titles and people by what is typed: the keyboard's way to everything in the console. */
export function CommandPalette({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const pages = pagesOf(operator.role);
  const go = (page: ConsolePageId, query: Readonly<Record<string, string | number>> = {}) => {
    onClose();
    void navigate(consolePath(page, query));
  };
  const found = useFound(typed, operator, go);
  const fixed: Choice[] = [
    ...pages.map((id) => ({
      key: id,
      icon: id,
      text: m[`frame_pages_${id}` as const](),
      note: m.frame_palette_page(),
      run: () => go(id),
    })),
    ...actions
      .filter(({ page }) => pages.includes(page))
      .map(({ id, page, query }) => ({
        key: id,
        icon: page,
        text: m[`frame_palette_${id}` as const](),
        note: m.frame_palette_action(),
        run: () => go(page, query),
      })),
    {
      key: "theme",
      icon: "health",
      text: m.frame_dark(),
      note: m.frame_palette_action(),
      run: () => {
        switchTheme();
        onClose();
      },
    },
    {
      key: "language",
      icon: "lexicon",
      text: m.frame_palette_language(),
      note: m.frame_palette_action(),
      run: () => {
        void chooseLanguage(consoleLanguage() === "tr" ? "en" : "tr").catch(showFailure);
        onClose();
      },
    },
  ];
  const choices = [...fixed.filter(({ text }) => matches(text, typed)), ...found];
  const current = choices[Math.min(active, choices.length - 1)];
  const idOf = (choice: Choice) => `${listId}-${choice.key}`;

  function onKeyDown(event: KeyboardEvent) {
    const next = moved(event.key, active, choices.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      current?.run();
    }
  }

  return (
    <Dialog isOpen closeLabel={m.common_close()} heading={m.frame_palette_heading()} onClose={onClose}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={m.frame_palette_label()}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && idOf(current)}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        placeholder={m.frame_palette_label()}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={m.frame_palette_label()} className={styles.choices}>
        {choices.map((choice) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the list.
          <div
            key={choice.key}
            id={idOf(choice)}
            role="option"
            tabIndex={-1}
            aria-selected={choice === current}
            className={styles.choice}
            ref={choice === current ? intoView : undefined}
            onClick={choice.run}
          >
            <ConsoleIcon name={choice.icon} />
            <span>{choice.text}</span>
            <span className={styles.note}>{choice.note}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 && <p role="status">{m.frame_palette_none()}</p>}
    </Dialog>
  );
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}

/** Titles, and for who may see them people and payments, by what is typed. */
function useFound(
  typed: string,
  { role }: Operator,
  go: (page: ConsolePageId, query: Record<string, number | string>) => void,
) {
  const search = typed.trim();
  const { token } = useUserData();
  const isLong = search.length >= fewest;
  const query = { search, limit: foundAtOnce };
  const titles = useQuery(
    {
      ...personQuery(token, ["Admin/GetTitles", "palette", search], () =>
        consoleApi.call("Admin/GetTitles", { query }),
      ),
      enabled: isLong,
    },
    queryClient,
  );
  const people = useQuery(
    {
      ...personQuery(token, ["Admin/FindUsers", "palette", search], () =>
        consoleApi.call("Admin/FindUsers", { query }),
      ),
      enabled: isLong && role === "admin",
    },
    queryClient,
  );
  if (!isLong) return [];
  const ofTitles = (titles.data?.rows ?? []).map(
    ({ id, name }): Choice => ({
      key: `title-${id}`,
      icon: "titles",
      text: name,
      note: m.frame_pages_titles(),
      run: () => go("titles", { open: id }),
    }),
  );
  const ofPeople = (people.data?.rows ?? []).map(
    ({ id, username, mail }): Choice => ({
      key: `person-${id}`,
      icon: "people",
      text: username,
      note: mail,
      run: () => go("people", { open: id }),
    }),
  );
  return [...ofTitles, ...ofPeople];
}
