import { z } from "zod";

const id = z.int().min(1).max(2_147_483_647);

export const voteBody = z.strictObject({
  pollId: id,
  optionId: z
    .int({ error: ({ input }) => (input === undefined ? "poll.no_selection" : undefined) })
    .min(1)
    .max(2_147_483_647),
});

export const polls = z.array(
  z
    .object({
      id,
      question: z.string(),
      options: z.array(
        z.object({ id, text: z.string(), votes: z.int().min(0).optional().describe("Once the person has voted") }),
      ),
      myVote: id.optional(),
    })
    .meta({ id: "Poll" }),
);

export type Polls = z.infer<typeof polls>;
