import type { ReactNode } from "react";
import type { ListInfo, UserList } from "../../../../contract/progress/lists.ts";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { SaveList } from "./save-list.tsx";
import styles from "./word-list.module.css";

type ListHeaderProps = {
  readonly url: string;
  readonly info: ListInfo;
  /** The person's own list, as it is now. */
  readonly own: UserList | undefined;
  /** What its owner can do with it. */
  readonly children: ReactNode;
};

export function ListHeader({ url, info, own, children }: ListHeaderProps) {
  const { username } = useUserData();
  const { owner, expiresAt } = info;
  const { title, wordCount } = own ?? info;
  const isMine = own !== undefined || (owner !== undefined && owner === username);
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>{title}</h1>
      <ul className={styles.facts}>
        {owner !== undefined && <li>{isMine ? m.list_mine() : m.list_by({ owner })}</li>}
        <li>{wordCountText(wordCount)}</li>
      </ul>
      {own && <p className={styles.visibility}>{own.isShared ? m.list_shared() : m.list_private()}</p>}
      {expiresAt !== undefined && <p className="note">{m.list_expires({ day: dateText(expiresAt) })}</p>}
      {isMine ? children : <SaveList url={url} title={title} />}
    </header>
  );
}
