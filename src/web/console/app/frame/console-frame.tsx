import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { useLoaded } from "../../../features/page/late.ts";
import { m } from "../../messages.ts";
import { PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { KeysHelp } from "../../parts/keys-help.tsx";
import { type ConsolePageId, type ConsoleProps, consolePageAt, pagesOf } from "../../paths.ts";
import { CommandPalette } from "./command-palette.tsx";
import styles from "./frame.module.css";
import { latePages } from "./late-pages.ts";
import { SideNav, type WaitingCounts } from "./side-nav.tsx";

/** The navigation, and the page at the address beside it. */
export function ConsoleFrame({
  operator,
  rest,
  waiting,
}: ConsoleProps & { readonly waiting: WaitingCounts | undefined }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = () => setPaletteOpen(true);
  const id = consolePageAt(rest);
  const page = id !== undefined && pagesOf(operator.role).includes(id) ? id : undefined;
  const heading = page === undefined ? m.frame_no_page() : m[`frame_pages_${page}` as const]();

  useWindowEvent("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // What another dialog asks is answered first.
    if (document.querySelector("dialog:modal") !== null) return;
    event.preventDefault();
    openPalette();
  });

  useEffect(() => {
    document.title = `${heading} · ${m.frame_name()}`;
  }, [heading]);

  return (
    <>
      <div className={styles.bar}>
        <IconButton icon="menu" label={m.frame_open_menu()} onClick={() => drawer.current?.showModal()} />
        <span>{heading}</span>
        <IconButton icon="search" label={m.frame_palette_open()} onClick={openPalette} />
      </div>
      <div className={styles.side}>
        <SideNav operator={operator} waiting={waiting} current={page} onSearch={openPalette} />
      </div>
      <dialog ref={drawer} className={styles.drawer} aria-label={m.frame_navigation()} closedby="any">
        <IconButton icon="close" label={m.common_close()} onClick={() => drawer.current?.close()} />
        <SideNav operator={operator} waiting={waiting} current={page} onChoose={() => drawer.current?.close()} />
      </dialog>
      <div className={styles.page}>
        {page === undefined ? <NoPage /> : <LoadedPage key={page} id={page} />}
        <KeysHelp />
        {isPaletteOpen && <CommandPalette operator={operator} onClose={() => setPaletteOpen(false)} />}
      </div>
    </>
  );
}

function NoPage() {
  return (
    <>
      <PageHead heading={m.frame_no_page()} />
      <EmptyState text={m.frame_no_page_text()} />
    </>
  );
}

/** A page's own file, loaded when it is first opened. */
function LoadedPage({ id }: { id: ConsolePageId }) {
  const Page = useLoaded(true, latePages[id], PageFailed);
  return Page === undefined ? <Waiting error={null} retry={reload} /> : <Page />;
}

function PageFailed() {
  return <Waiting error={new Error("the page could not be loaded")} retry={reload} />;
}

/** A browser does not ask again for a module that it could not fetch. */
function reload() {
  window.location.reload();
}
