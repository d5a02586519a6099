import { browser } from "wxt/browser";
import { Button } from "../../../web/design/button.tsx";
import { m } from "../../../web/i18n/generated/messages.js";
import { getLocale } from "../../../web/i18n/generated/runtime.js";
import { readAccount } from "../../account.ts";
import { currentTab } from "../../current-tab.ts";
import { type MetWord, readMet } from "../../met-words.ts";
import { openReview } from "../../open-review.ts";
import { type Standing, synchroniseMessage } from "../../protocol.ts";
import { markWord, readMarks } from "../../words-store.ts";
import { Tonight } from "./tonight.tsx";
import { useStored } from "./use-stored.ts";

/** The words of the last minutes of the tab beside the panel, as they stand now. */
async function readWords(): Promise<readonly MetWord[]> {
  const tab = await currentTab();
  const met = tab?.id === undefined ? [] : await readMet(tab.id);
  const marks = await readMarks(met.map(({ id }) => id));
  return met
    .map((word) => ({ ...word, standing: marks.get(word.id) ?? word.standing }))
    .filter(({ standing }) => standing !== "known");
}

async function mark(id: number, as: Standing): Promise<void> {
  await markWord(id, as);
  await browser.runtime.sendMessage(synchroniseMessage).catch(() => undefined);
}

/** Beside the page with the video: what was said that one does not know, and tonight's words. */
export function Panel() {
  const words = useStored(readWords);
  const account = useStored(readAccount);
  const fresh = words?.filter(({ standing }) => standing === "new") ?? [];

  async function learn() {
    for (const { id } of fresh) await markWord(id, "learning");
    await openReview(getLocale());
  }

  if (words === undefined) return null;
  return (
    <>
      <h1>Dizi Okulu</h1>
      {account !== undefined && <Tonight account={account} />}
      <section aria-labelledby="met">
        <h2 id="met">{m.extension_met()}</h2>
        {words.length === 0 ? (
          <p>{m.extension_met_none()}</p>
        ) : (
          <ul>
            {words.map((word) => (
              <Met key={word.id} word={word} />
            ))}
          </ul>
        )}
      </section>
      {words.length > 0 && (
        <footer>
          <Button kind="primary" onClick={learn}>
            {fresh.length > 0 ? m.extension_learn_now({ count: fresh.length }) : m.extension_review_now()}
          </Button>
          {account === undefined && <p>{m.extension_learn_signed_out()}</p>}
        </footer>
      )}
    </>
  );
}

function Met({ word: { id, phrase, meaning, standing } }: { readonly word: MetWord }) {
  return (
    <li>
      <p>
        <b lang="en">{phrase}</b> <span>{meaning}</span>
      </p>
      {standing === "learning" ? (
        <p className="standing">{m.extension_learning()}</p>
      ) : (
        <div className="actions">
          <Button
            kind="secondary"
            onClick={() => mark(id, "learning")}
            aria-label={`${m.extension_teach()}: ${phrase}`}
          >
            {m.extension_teach()}
          </Button>
          <Button kind="quiet" onClick={() => mark(id, "known")} aria-label={`${m.extension_know()}: ${phrase}`}>
            {m.extension_know()}
          </Button>
        </div>
      )}
    </li>
  );
}
