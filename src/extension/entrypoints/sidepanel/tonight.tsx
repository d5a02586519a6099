import { useEffect, useState } from "react";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { wordListTypes } from "../../../contract/lexicon/word-list.ts";
import { m } from "../../../web/i18n/generated/messages.js";
import type { Account } from "../../account.ts";
import { readHeard } from "../../met-words.ts";
import { readSettings } from "../../settings-store.ts";
import { callSite } from "../../site-api.ts";
import { readWatched, saveWatched, type Watched } from "../../watched-title.ts";
import { useStored } from "./use-stored.ts";

const listTypes = { series: 4, movie: 5 } as const satisfies Partial<typeof wordListTypes>;

/** A title that the person has brought to the site, and may be watching now. */
type Title = Watched & { readonly name: string };

type Word = { readonly id: number; readonly phrase: string };

async function askTitles({ token }: Account): Promise<readonly Title[]> {
  const { seriesList, movieList } = await callSite("MySeries/GetMyTitles", { token });
  return [
    ...seriesList.map(({ id, name }) => ({ type: listTypes.series, id, name })),
    ...movieList.map(({ id, name }) => ({ type: listTypes.movie, id, name })),
  ];
}

async function askTonight({ token }: Account, { type, id }: Watched): Promise<readonly Word[]> {
  const { language } = await readSettings();
  const query = { type, id: String(id), MeanLanguageType: meanLanguageTypes[language] };
  return (await callSite("WordList/GetTonight", { token, query })).words;
}

/** What was asked of the site; undefined while it has not answered, and where it cannot be reached. */
function useAnswer<Value>(ask: () => Promise<Value>, key: string): Value | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Value }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: The key stands for all that the question is made of.
  useEffect(() => {
    ask()
      .then((value) => setAnswer({ key, value }))
      .catch(() => undefined);
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}

/** Tonight's words of what the person says to be watching; each gets a tick when it is heard. Nothing without titles. */
export function Tonight({ account }: { readonly account: Account }) {
  const watched = useStored(readWatched);
  const heard = useStored(readHeard);
  const titles = useAnswer(() => askTitles(account), account.token);
  const chosen = titles?.find(({ type, id }) => type === watched?.type && id === watched.id);
  const words = useAnswer(
    async () => (chosen === undefined ? [] : await askTonight(account, chosen)),
    `${chosen?.type} ${chosen?.id}`,
  );
  if (titles === undefined || titles.length === 0) return null;
  return (
    <section aria-labelledby="tonight">
      <h2 id="tonight">{m.extension_tonight()}</h2>
      <label>
        {m.extension_watching()}
        <select
          value={chosen === undefined ? -1 : titles.indexOf(chosen)}
          onChange={({ target }) => saveWatched(titles[Number(target.value)])}
        >
          <option value={-1}>{m.extension_watching_none()}</option>
          {titles.map(({ type, id, name }, at) => (
            <option key={`${type} ${id}`} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {words !== undefined && words.length > 0 && (
        <ul className="tonight">
          {words.map(({ id, phrase }) => (
            <li key={id} data-heard={heard?.has(id)}>
              <span lang="en">{phrase}</span>
              {heard?.has(id) && <b>{m.extension_heard()}</b>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
