import type { Coverage } from "../../../../contract/progress/coverage.ts";
import type { UserData, UserDataStore } from "../../accounts/session/user-data.ts";
import { knowsAnything } from "./knows-anything.ts";

/** By a title's id, how much of what is said in it the person understands: from 0 to 1. */
export type TitleShares = ReadonlyMap<number, number>;

type TitleSharesSource = {
  readonly store: () => Pick<UserDataStore, "get" | "subscribe">;
  readonly ask: (person: UserData) => Promise<Coverage>;
};

/** Marks often come in a row; one question answers for all of them. */
const pauseMs = 300;

export const noShares: TitleShares = new Map();

/**
 * The shares of all titles, of one question for as many cards as look at them. While anybody looks they are asked for
 * again after every mark; who knows nothing is not asked about.
 */
export function createTitleShares({ store, ask }: TitleSharesSource) {
  const listeners = new Set<() => void>();
  let shares = noShares;
  /** Whose they are. */
  let token: string | undefined;
  /** Whom, and what known, the shares are of or have been asked for. */
  let asked: UserData | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  function tell(next: TitleShares) {
    if (next === shares) return;
    shares = next;
    for (const listener of listeners) listener();
  }

  function follow(pause: number) {
    const person = store().get();
    if (asked !== undefined && isSame(asked, person)) return;
    clearTimeout(timer);
    asked = undefined;
    const knows = knowsAnything(person);
    if (!knows || token !== person.token) tell(noShares);
    // The API answers by what it has been told.
    if (!knows || Object.keys(person.unsentKnown ?? {}).length > 0) return;
    asked = person;
    timer = setTimeout(question, pause, person);
  }

  function question(person: UserData) {
    ask(person).then(
      ({ titles }) => {
        if (asked !== person) return;
        token = person.token;
        tell(new Map(titles.map(({ titleId, coverage }) => [titleId, coverage])));
      },
      () => {
        // What was said last stays; whoever looks next, or the next mark, asks again.
        if (asked === person) asked = undefined;
      },
    );
  }

  return {
    get: () => shares,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        leave = store().subscribe(() => follow(pauseMs));
        follow(0);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave?.();
      };
    },
  };
}

function isSame(one: UserData, other: UserData): boolean {
  return one.token === other.token && one.knownList === other.knownList && one.knownLevel === other.knownLevel;
}
