import { useEffect, useRef } from "react";
import { IconButton } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { useLoaded } from "../../../features/page/late.ts";
import { m } from "../../messages.ts";
import { PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { KeysHelp } from "../../parts/keys-help.tsx";
import { type ConsolePageId, type ConsoleProps, consolePageAt, pagesOf } from "../../paths.ts";
import styles from "./frame.module.css";
import { latePages } from "./late-pages.ts";
import { SideNav, type WaitingCounts } from "./side-nav.tsx";

/** The navigation, and the page at the address beside it. */
export function ConsoleFrame({ operator, rest, waiting }: ConsoleProps & { readonly waiting: WaitingCounts }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const id = consolePageAt(rest);
  const page = id !== undefined && pagesOf(operator.role).includes(id) ? id : undefined;
  const heading = page === undefined ? m.frame_no_page() : m[`frame_pages_${page}` as const]();

  useEffect(() => {
    document.title = `${heading} · ${m.frame_name()}`;
  }, [heading]);

  return (
    <>
      <div className={styles.bar}>
        <IconButton icon="menu" label={m.frame_open_menu()} onClick={() => drawer.current?.showModal()} />
        <span>{heading}</span>
      </div>
      <div className={styles.side}>
        <SideNav operator={operator} waiting={waiting} current={page} />
      </div>
      <dialog ref={drawer} className={styles.drawer} aria-label={m.frame_navigation()} closedby="any">
        <IconButton icon="close" label={m.common_close()} onClick={() => drawer.current?.close()} />
        <SideNav operator={operator} waiting={waiting} current={page} onChoose={() => drawer.current?.close()} />
      </dialog>
      <div className={styles.page}>
        {page === undefined ? <NoPage /> : <LoadedPage key={page} id={page} />}
        <KeysHelp />
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
