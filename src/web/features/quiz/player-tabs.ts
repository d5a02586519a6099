type Message = { readonly kind: "who" | "playing" | "handOver" | "handedOver"; readonly player: string };

/** A tab that is alive answers sooner; one that sleeps or is gone does not hold up the other. */
const answerMs = 200;

/** Which of this site's tabs plays: they speak with each other, as far as the browser lets them. */
export type PlayerTabs = {
  /** Whether the tab with this mark is there and plays. */
  isPlaying(player: string): Promise<boolean>;
  /** Asks whichever tab plays to put its quiz away and stop; ends when it has, or does not answer. */
  askForQuiz(): Promise<void>;
  close(): void;
};

/**
 * @param own this tab's mark
 * @param isPlaying whether this tab plays
 * @param handOver puts the quiz away, at once, for another tab
 */
export function openPlayerTabs(own: string, isPlaying: () => boolean, handOver: () => void): PlayerTabs {
  if (typeof BroadcastChannel === "undefined") {
    return { isPlaying: async () => false, askForQuiz: async () => undefined, close() {} };
  }
  const channel = new BroadcastChannel("quiz");
  const waiting = new Set<(message: Message) => void>();
  const say = (kind: Message["kind"]) => channel.postMessage({ kind, player: own } satisfies Message);

  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "who" && isPlaying()) say("playing");
    if (data.kind === "handOver" && isPlaying()) {
      handOver();
      say("handedOver");
    }
    for (const listener of waiting) listener(data);
  });

  function answerTo(question: "who" | "handOver", isAnswer: (message: Message) => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(false), answerMs);
      const listener = (message: Message) => {
        if (isAnswer(message)) end(true);
      };
      const end = (isAnswered: boolean) => {
        clearTimeout(timer);
        waiting.delete(listener);
        resolve(isAnswered);
      };
      waiting.add(listener);
      say(question);
    });
  }

  return {
    isPlaying: (player) => answerTo("who", (message) => message.kind === "playing" && message.player === player),
    async askForQuiz() {
      await answerTo("handOver", (message) => message.kind === "handedOver");
    },
    close: () => channel.close(),
  };
}
