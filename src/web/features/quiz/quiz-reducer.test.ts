import { expect, test } from "vitest";
import {
  answered,
  counted,
  list,
  practice,
  question,
  screens,
  started,
  summary,
} from "../../../../tests/factories/quiz-screens.ts";
import { buildSettings } from "../../../../tests/factories/quiz-words.ts";
import {
  initialQuizState,
  type QuizCommand,
  type QuizEvent,
  type QuizPageState,
  type QuizScreen,
  reduceQuiz,
} from "./quiz-reducer.ts";
import type { StoredList } from "./session/quiz-session.ts";
import { buildServerQuiz } from "./session/server-quiz.ts";

const settings = buildSettings();
const finished: StoredList = { ...list, quiz: buildServerQuiz({ quizId: "k1", owner: 7, remaining: 0 }) };
const review: StoredList = { ...list, isReview: true };
const tonight: StoredList = { ...list, tonight: { shareBefore: 0.87, shareAfter: 0.9 } };

const teaching: QuizScreen = { kind: "teaching", list: tonight };
const setUpTonight: QuizScreen = { kind: "setup", list: tonight };

const idle = (screen: QuizScreen, session = 4): QuizPageState => ({ screen, session, isBusy: false });
const busy = (screen: QuizScreen, session = 4): QuizPageState => ({ screen, session, isBusy: true });

type Row = readonly [
  name: string,
  from: QuizPageState,
  event: QuizEvent,
  to: QuizPageState,
  commands?: readonly QuizCommand[],
];

const close: QuizCommand = { type: "closeSession" };
const open = (session: number, takesOver = false): QuizCommand => ({ type: "open", session, takesOver });
const startEvent = (owner: number | null) => ({ type: "start", settings, owner }) as const;

const opening: readonly Row[] = [
  ["the page opens what is stored", initialQuizState, { type: "pageShown" }, busy(screens.loading, 1), [open(1)]],
  ["nothing is stored", busy(screens.loading), { type: "opened", session: 4, list: undefined }, idle(screens.empty)],
  [
    "neither words nor a quiz are stored",
    busy(screens.loading),
    { type: "opened", session: 4, list: { ...list, words: [] } },
    idle(screens.empty),
  ],
  [
    "a list without a quiz is set up",
    busy(screens.loading),
    { type: "opened", session: 4, list },
    idle(screens.setup),
    [{ type: "prepareWords" }],
  ],
  [
    "a review starts by itself",
    busy(screens.loading),
    { type: "opened", session: 4, list: review },
    idle({ kind: "setup", list: review }),
    [{ type: "prepareWords" }, { type: "startGuided" }],
  ],
  [
    "tonight's words are taught",
    busy(screens.loading),
    { type: "opened", session: 4, list: tonight },
    idle(teaching),
    [{ type: "prepareWords" }, { type: "teach" }],
  ],
  ["and then asked", idle(teaching), { type: "taught" }, idle(setUpTonight), [{ type: "startGuided" }]],
  [
    "a guided quiz that is set up already does not start again",
    busy(setUpTonight),
    { type: "opened", session: 4, list: tonight },
    idle(setUpTonight),
    [{ type: "prepareWords" }],
  ],
  [
    "a quiz is resumed",
    busy(screens.loading),
    { type: "opened", session: 4, list: started },
    busy(screens.loading),
    [{ type: "resumeQuiz", session: 4 }],
  ],
  [
    "a server quiz without words is resumed",
    busy(screens.loading),
    { type: "opened", session: 4, list: { ...finished, words: [] } },
    busy(screens.loading),
    [{ type: "resumeQuiz", session: 4 }],
  ],
  ["another tab plays", busy(screens.loading), { type: "playedElsewhere", session: 4 }, idle(screens.playedElsewhere)],
  [
    "the user takes over from another tab",
    idle(screens.playedElsewhere),
    { type: "takeOver" },
    busy(screens.playedElsewhere, 5),
    [open(5, true)],
  ],
  [
    "a resumed quiz opens its next question",
    busy(screens.loading),
    { type: "resumed", session: 4, tour: practice, unconfirmed: null, lastAnswered: null },
    busy(screens.loading),
    [{ type: "openQuestion", session: 4 }],
  ],
  [
    "a resumed quiz shows the answer that was last looked at",
    busy(screens.loading),
    { type: "resumed", session: 4, tour: practice, unconfirmed: null, lastAnswered: answered },
    idle(screens.feedback),
  ],
  [
    "a resumed quiz sends an answer again that was not confirmed",
    busy(screens.loading),
    {
      type: "resumed",
      session: 4,
      tour: counted,
      unconfirmed: { question, answer: "gelgit" },
      lastAnswered: null,
    },
    busy(screens.sent),
    [{ type: "sendAnswer", session: 4, answer: "gelgit" }],
  ],
];

const starting: readonly Row[] = [
  [
    "a practice quiz is started",
    idle(screens.setup),
    startEvent(null),
    busy(screens.starting, 5),
    [close, { type: "startQuiz", session: 5, settings, owner: null }],
  ],
  [
    "a counted quiz is started in place of one that could be resumed",
    idle(screens.resumable),
    startEvent(7),
    busy({ ...screens.resumable, isStarting: true }, 5),
    [close, { type: "startQuiz", session: 5, settings, owner: 7 }],
  ],
  [
    "the server refuses to start a quiz",
    busy(screens.starting),
    { type: "startFailed", session: 4, problem: "not now" },
    idle({ ...screens.setup, problem: "not now" }),
  ],
  [
    "a quiz is resumed from the set-up",
    idle(screens.resumable),
    { type: "resume" },
    busy(screens.resumable, 5),
    [{ type: "resumeQuiz", session: 5 }],
  ],
];

const playing: readonly Row[] = [
  [
    "a question is shown",
    busy({ ...screens.loading, isConnectionLost: true }),
    { type: "questionOpened", session: 4, tour: practice, question },
    idle(screens.question),
  ],
  [
    "a practice answer is judged without a screen in between",
    idle(screens.question),
    { type: "answer", answer: "ada" },
    busy(screens.question),
    [{ type: "sendAnswer", session: 4, answer: "ada" }],
  ],
  [
    "a counted answer is shown as sent",
    idle(screens.countedQuestion),
    { type: "answer", answer: "gelgit" },
    busy(screens.sent),
    [{ type: "sendAnswer", session: 4, answer: "gelgit" }],
  ],
  [
    "the answer's result is shown",
    busy(screens.question),
    { type: "answered", session: 4, tour: practice, ...answered },
    idle(screens.feedback),
  ],
  [
    "a question whose word has changed is followed by the next",
    busy(screens.sent),
    { type: "questionChanged", session: 4 },
    busy(screens.sent),
    [{ type: "openQuestion", session: 4 }],
  ],
  [
    "after the result comes the next question",
    idle(screens.feedback),
    { type: "continue" },
    busy(screens.feedback),
    [{ type: "openQuestion", session: 4 }],
  ],
  [
    "while the server is asked for the next question, the result shows it",
    idle({ ...screens.feedback, tour: counted }),
    { type: "continue" },
    busy({ ...screens.feedback, tour: counted, isContinuing: true }),
    [{ type: "openQuestion", session: 4 }],
  ],
  [
    "while the server is asked for a tour, the summary shows which",
    idle({ ...screens.summary, tour: counted }),
    { type: "startTour", of: "missed" },
    busy({ ...screens.summary, tour: counted, starting: "missed" }),
    [{ type: "startTour", session: 4, of: "missed" }],
  ],
  [
    "after the last question comes the summary",
    busy(screens.feedback),
    { type: "tourEnded", session: 4, tour: practice, summary },
    idle(screens.summary),
  ],
  ...(["pool", "missed"] as const).map(
    (of): Row => [
      `a tour of the ${of} words is started from the summary`,
      idle(screens.summary),
      { type: "startTour", of },
      busy(screens.summary),
      [{ type: "startTour", session: 4, of }],
    ],
  ),
  ...(["question", "feedback", "summary", "stoppedTour"] as const).map(
    (name): Row => [
      `a pause on ${name} leads to the set-up`,
      idle(screens[name]),
      { type: "pause" },
      idle(screens.resumable, 5),
      [close, { type: "prepareWords" }],
    ],
  ),
  [
    "a deleted quiz is set up anew",
    idle(screens.stoppedQuiz),
    { type: "pause" },
    idle(screens.setup, 5),
    [close, { type: "prepareWords" }],
  ],
];

const interrupted: readonly Row[] = [
  [
    "the connection is lost",
    busy(screens.sent),
    { type: "connectionChanged", session: 4, isLost: true },
    busy({ ...screens.sent, isConnectionLost: true }),
  ],
  [
    "the connection is back",
    busy({ ...screens.sent, isConnectionLost: true }),
    { type: "connectionChanged", session: 4, isLost: false },
    busy({ ...screens.sent, isConnectionLost: false }),
  ],
  [
    "the user asks for another attempt",
    busy({ ...screens.sent, isConnectionLost: true }),
    { type: "retry" },
    busy({ ...screens.sent, isConnectionLost: true }),
    [{ type: "retry" }],
  ],
  [
    "another device has ended the tour",
    busy(screens.sent),
    { type: "tourStopped", session: 4, list: started, canContinue: true, text: "ended" },
    idle(screens.stoppedTour),
  ],
  [
    "the quiz continues with another tour",
    idle(screens.stoppedTour),
    { type: "resume" },
    busy(screens.stoppedTour),
    [{ type: "openQuestion", session: 4 }],
  ],
  [
    "the quiz was deleted on another device",
    busy(screens.stoppedTour),
    { type: "tourStopped", session: 4, list: started, canContinue: false, text: "deleted" },
    idle(screens.stoppedQuiz, 5),
    [{ type: "forgetQuiz" }],
  ],
  [
    "the user was signed out",
    busy(screens.sent),
    { type: "signedOut", session: 4 },
    busy(screens.sent, 6),
    [close, open(6)],
  ],
  ["another tab takes over", busy(screens.sent), { type: "lockTaken" }, idle(screens.playedElsewhere, 5), [close]],
  [
    "the page is left, and may come back from the browser's cache",
    idle(screens.question),
    { type: "pageLeft" },
    idle(screens.question, 5),
    [close],
  ],
  [
    "the page comes back from the browser's cache",
    idle(screens.question, 5),
    { type: "pageShown" },
    busy(screens.question, 6),
    [open(6)],
  ],
  ...(["setup", "resumable", "starting", "empty"] as const).map(
    (name): Row => [
      `another tab stores a list during ${name}`,
      idle(screens[name]),
      { type: "historyReplaced" },
      busy(screens[name], 5),
      [open(5)],
    ],
  ),
  ...(["question", "sent", "feedback", "summary", "stoppedTour"] as const).map(
    (name): Row => [
      `another tab stores a list during ${name}`,
      idle(screens[name]),
      { type: "historyReplaced" },
      idle(screens.playedElsewhere, 5),
      [close],
    ],
  ),
];

const rows = [...opening, ...starting, ...playing, ...interrupted].map(([name, from, event, to, commands = []]) => ({
  name,
  from,
  event,
  to,
  commands,
}));

test.each(rows)("$name", ({ from, event, to, commands }) => {
  expect(reduceQuiz(from, event)).toEqual({ state: to, commands });
});

const userEvents = {
  start: startEvent(null),
  resume: { type: "resume" },
  answer: { type: "answer", answer: "ada" },
  continue: { type: "continue" },
  startTour: { type: "startTour", of: "pool" },
  pause: { type: "pause" },
  takeOver: { type: "takeOver" },
  historyReplaced: { type: "historyReplaced" },
} as const satisfies Record<string, QuizEvent>;

/** The only events that change each screen: while the session is idle, and while it is busy. */
const accepted: readonly (readonly [screen: keyof typeof screens, whenIdle: string, whenBusy: string])[] = [
  ["loading", "", ""],
  ["empty", "historyReplaced", "historyReplaced"],
  ["playedElsewhere", "takeOver", ""],
  ["setup", "start historyReplaced", "start historyReplaced"],
  ["resumable", "start resume historyReplaced", "start historyReplaced"],
  ["starting", "historyReplaced", "historyReplaced"],
  ["question", "answer pause historyReplaced", "pause historyReplaced"],
  ["countedQuestion", "answer pause historyReplaced", "pause historyReplaced"],
  ["feedback", "continue pause historyReplaced", "pause historyReplaced"],
  ["summary", "startTour pause historyReplaced", "pause historyReplaced"],
  ["stoppedTour", "resume pause historyReplaced", "pause historyReplaced"],
  ["stoppedQuiz", "pause historyReplaced", "pause historyReplaced"],
];

test.each(accepted)("on %s nothing is done but %j when idle, %j when busy", (name, whenIdle, whenBusy) => {
  const changing = (state: QuizPageState) =>
    Object.entries(userEvents)
      .filter(([, event]) => reduceQuiz(state, event).state !== state)
      .map(([type]) => type)
      .join(" ");
  expect([changing(idle(screens[name])), changing(busy(screens[name]))]).toEqual([whenIdle, whenBusy]);
});

test("a finished quiz cannot be resumed", () => {
  const state = idle({ kind: "setup", list: finished });
  expect(reduceQuiz(state, { type: "resume" })).toEqual({ state, commands: [] });
});

test("events of an earlier session change nothing", () => {
  const state = busy(screens.setup, 5);
  const late: readonly QuizEvent[] = [
    { type: "opened", session: 4, list: started },
    { type: "answered", session: 4, tour: practice, ...answered },
    { type: "questionOpened", session: 4, tour: practice, question },
    { type: "connectionChanged", session: 4, isLost: true },
    { type: "signedOut", session: 4 },
  ];
  for (const event of late) expect(reduceQuiz(state, event)).toEqual({ state, commands: [] });
});
