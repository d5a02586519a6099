import { useMemo, useState } from "react";
import { Link } from "react-router";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import { matchPath } from "../../page/paths.ts";
import { CoverageStrip } from "../../progress/coverage/coverage-strip.tsx";
import { learningText, shareTexts } from "../../progress/coverage/share-change.ts";
import { meaningOfShares } from "../../progress/coverage/share-text.ts";
import { companionPathOf } from "../back-text.ts";
import MarkedLine from "../marked-line.tsx";
import type { TonightShares } from "../session/quiz-session.ts";
import styles from "./tonight-scene.module.css";

type TonightSceneProps = {
  readonly title: string;
  readonly shares: TonightShares;
  readonly words: readonly Word[];
  /** Of the word page. */
  readonly returnPath: string;
};

const shownLines = 3;
const shownMoments = 3;

const shareDialog = late(() => import("./share-dialog.tsx"));

/** The end of tonight's quiz: its words as subtitles, what they change, when to listen for them, a card to share. */
export default function TonightScene({ title, shares, words, returnPath }: TonightSceneProps) {
  const user = useUserData();
  const [isSharing, setIsSharing] = useState(false);
  const ShareDialog = useLoaded(isSharing, shareDialog);
  const companionPath = companionPathOf(returnPath);
  const isEpisode = matchPath(returnPath)?.id === "episode";
  const spoken = words.reduce((sum, { count }) => sum + count, 0);
  const { shareBefore, shareAfter, learning, shareLearnt = shareAfter } = shares;
  const figures = shareTexts(shares);
  const lines = words.flatMap(({ id, phrase, line, example }) => {
    const said = line ?? example;
    return said === undefined ? [] : [{ id, phrase, said }];
  });
  const phrases = useMemo(() => words.map(({ phrase }) => phrase), [words]);
  const moments = words
    .flatMap(({ id, phrase, times: [first] }) => (first === undefined ? [] : [{ id, phrase, first }]))
    .toSorted((a, b) => a.first - b.first);
  return (
    <div className={styles.scene}>
      {lines.length > 0 && (
        <ul className={styles.frame} aria-label={m.tonight_lines()}>
          {lines.slice(0, shownLines).map(({ id, phrase, said }) => (
            <li key={id}>
              <span className="caption">
                <MarkedLine line={said} phrase={phrase} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.share}>
        <p>{meaningOfShares(user) === "understood" ? m.tonight_understood(figures) : m.tonight_familiar(figures)}</p>
        <CoverageStrip share={shareBefore} learning={learning} next={shareLearnt} isGrowing />
        {learning !== undefined && <p>{learningText(learning)}</p>}
        {companionPath !== undefined && spoken > 0 && (
          <p>{isEpisode ? m.tonight_spoken_episode({ count: spoken }) : m.tonight_spoken({ count: spoken })}</p>
        )}
      </div>
      {moments.length > 0 && (
        <section className={styles.moments} aria-labelledby="moments">
          <h3 id="moments">{m.tonight_listen()}</h3>
          <ul>
            {moments.slice(0, shownMoments).map(({ id, phrase, first }) => (
              <li key={id}>
                <b lang="en">{phrase}</b> <span>{clockText(first)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.ways}>
        {companionPath !== undefined && (
          <Link className="button" to={companionPath}>
            <Icon name="play" />
            {m.tonight_watch()}
          </Link>
        )}
        <button type="button" className="button" data-kind="secondary" onClick={() => setIsSharing(true)}>
          <Icon name="share" />
          {m.tonight_share()}
        </button>
      </div>
      {ShareDialog && (
        <ShareDialog
          isOpen={isSharing}
          onClose={() => setIsSharing(false)}
          title={title}
          shares={shares}
          figures={figures}
          phrases={phrases}
        />
      )}
    </div>
  );
}
