import { useEffect, useState } from "react";
import { type Browser, browser } from "wxt/browser";
import { Button } from "../../../web/design/button.tsx";
import { m } from "../../../web/i18n/generated/messages.js";
import { readPointed } from "../../pointed-store.ts";
import type { TabMessage } from "../../protocol.ts";
import { frameHosts, isOn, patternOf, switchOn } from "../../switch-site.ts";

type Found = { readonly isPointed: boolean; readonly offFrames: readonly string[] };

async function look(tab: Browser.tabs.Tab, host: string): Promise<Found> {
  const frames = await frameHosts(tab);
  const pointed = await Promise.all([host, ...frames].map(readPointed));
  const areOn = await Promise.all(frames.map((frame) => isOn(patternOf(`https://${frame}`) ?? "")));
  return {
    isPointed: pointed.some((selector) => selector !== undefined),
    offFrames: frames.filter((_, at) => areOn[at] === false),
  };
}

type CaptionsPlaceProps = { readonly tab: Browser.tabs.Tab; readonly host: string };

/** Where the captions are on a page that is in no table, and whether its player comes from another host. */
export function CaptionsPlace({ tab, host }: CaptionsPlaceProps) {
  const [found, setFound] = useState<Found>({ isPointed: false, offFrames: [] });

  useEffect(() => {
    look(tab, host).then(setFound, () => undefined);
  }, [tab, host]);

  async function send(message: TabMessage) {
    if (tab.id !== undefined) await browser.tabs.sendMessage(tab.id, message).catch(() => undefined);
  }

  return (
    <>
      {found.offFrames.map((frame) => (
        <div key={frame}>
          <p>{m.extension_frame({ host: frame })}</p>
          <Button
            kind="secondary"
            onClick={async () => {
              if (!(await switchOn(`https://${frame}/*`, tab))) return;
              setFound({ ...found, offFrames: found.offFrames.filter((other) => other !== frame) });
            }}
          >
            {m.extension_frame_on({ host: frame })}
          </Button>
        </div>
      ))}
      <p>{m.extension_point_why()}</p>
      <Button
        kind="secondary"
        onClick={async () => {
          await send("point");
          window.close();
        }}
      >
        {m.extension_point()}
      </Button>
      {found.isPointed && (
        <Button
          kind="secondary"
          onClick={async () => {
            await send("forget-pointed");
            setFound({ ...found, isPointed: false });
          }}
        >
          {m.extension_point_forget()}
        </Button>
      )}
    </>
  );
}
