/** What a test card does when its form is sent. */
export type CardBehaviour = {
  readonly outcome: "paid" | "failed";
  /** Asked for a second step first, as 3-D Secure does. */
  readonly hasSecondStep?: true;
  /** When and how often the outcome is reported, in milliseconds after it; none for a provider that stays silent. */
  readonly reportsAfterMs: readonly number[];
  /** Reported once more as failed, after the success. */
  readonly failsAfterwards?: true;
};

const lateMs = 20_000;

const paid = { outcome: "paid", reportsAfterMs: [0] } as const;

/** The cards of the sandbox; any other number is refused. */
export const sandboxCards: ReadonlyMap<string, CardBehaviour & { readonly says: string }> = new Map([
  ["4242424242424242", { ...paid, says: "pays" }],
  ["4000000000000002", { outcome: "failed", reportsAfterMs: [0], says: "is refused" }],
  ["4000000000003220", { ...paid, hasSecondStep: true, says: "asks for a 3-D step first" }],
  ["4000000000000119", { ...paid, reportsAfterMs: [lateMs], says: "pays, and is reported after 20 seconds" }],
  ["4000000000000127", { ...paid, reportsAfterMs: [], says: "pays, and is never reported" }],
  ["4000000000000135", { ...paid, reportsAfterMs: [0, 500], says: "pays, and is reported twice" }],
  ["4000000000000143", { ...paid, failsAfterwards: true, says: "pays, and is then reported as failed" }],
  ["4000000000000150", { outcome: "failed", reportsAfterMs: [], says: "times out, and is never reported" }],
]);
