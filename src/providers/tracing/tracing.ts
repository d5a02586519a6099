/** What a span says: routes, names and numbers, nothing of people. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type RequestSpan = {
  /** All that this begins belongs to the request. */
  run(work: () => void): void;
  /** @param name by the route, which is known only now */
  end(name: string, facts: SpanFacts, isFault: boolean): void;
};

/** Tells a collector what a request spends its time on. */
export type Tracing = {
  /** The span of a request: of one from outside, or as a part of the request that is being answered. */
  beginRequest(): RequestSpan;
  /** Work as a part of the request that is being answered; outside of one it has no span. */
  inSpan<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  close(): Promise<void>;
};
