import { useRef, useState } from "react";
import type { UserList } from "../../../../../contract/progress/lists.ts";
import { Button } from "../../../../design/button.tsx";
import { Icon } from "../../../../design/icon.tsx";
import { Menu } from "../../../../design/menu.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { AddWords } from "./add-words.tsx";
import { DeleteList } from "./delete-list.tsx";
import styles from "./owner.module.css";
import { RenameList } from "./rename-list.tsx";
import { ShareList } from "./share-list.tsx";

type OwnerToolsProps = {
  readonly list: UserList;
  readonly isEmpty: boolean;
  readonly isSorting: boolean;
  readonly onSort: () => void;
  /** The list has other words now. */
  readonly onChange: () => void;
};

type Tool = "rename" | "add" | "share" | "delete";

/** What the owner of a list does with it as a whole. */
export default function OwnerTools({ list, isEmpty, isSorting, onSort, onChange }: OwnerToolsProps) {
  const [tool, setTool] = useState<Tool>();
  const [isRenamed, setIsRenamed] = useState(false);
  const more = useRef<HTMLElement>(null);
  const close = () => setTool(undefined);

  function onRenamed(hasName: boolean) {
    close();
    setIsRenamed(hasName);
    // The form that had it is gone.
    more.current?.querySelector("button")?.focus();
  }

  return (
    <>
      {tool === "rename" && <RenameList list={list} onEnd={onRenamed} />}
      <p role="status" className="visually-hidden">
        {isRenamed && m.list_renamed()}
      </p>
      <fieldset className={styles.tools}>
        <legend className="visually-hidden">{m.list_tools()}</legend>
        <Button kind={isEmpty ? "primary" : "secondary"} aria-haspopup="dialog" onClick={() => setTool("add")}>
          <Icon name="plus" />
          {m.list_add()}
        </Button>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setTool("share")}>
          <Icon name="share" />
          {m.list_share_action()}
        </Button>
        <span ref={more}>
          <Menu label={m.list_edit()}>
            {list.wordCount > 1 && !isSorting && (
              <button type="button" onClick={onSort}>
                <Icon name="list" />
                {m.list_sort()}
              </button>
            )}
            <button type="button" onClick={() => setTool("rename")}>
              <Icon name="edit" />
              {m.list_rename()}
            </button>
            <button type="button" onClick={() => setTool("delete")}>
              <Icon name="trash" />
              {m.list_delete_action()}
            </button>
          </Menu>
        </span>
      </fieldset>
      {isEmpty && <p className="note">{m.list_empty_own()}</p>}
      <AddWords list={list} isOpen={tool === "add"} onClose={close} onChange={onChange} />
      <ShareList list={list} isOpen={tool === "share"} onClose={close} />
      <DeleteList list={list} isOpen={tool === "delete"} onClose={close} />
    </>
  );
}
