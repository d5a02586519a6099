import { z } from "zod";
import { securityEventKinds } from "../../domain/accounts/security-event.ts";

const device = {
  browser: z.string().nullable().describe("Such as Firefox; null where it is not known"),
  system: z.string().nullable().describe("Such as Windows; null where it is not known"),
  address: z.string().nullable().describe("Shortened: 203.0.113.x"),
};

export const sessions = z
  .array(
    z.object({
      id: z.int(),
      ...device,
      createdAt: z.iso.datetime(),
      usedAt: z.iso.datetime().describe("To five minutes"),
      isCurrent: z.boolean().describe("The session of the request"),
    }),
  )
  .meta({ id: "Sessions" });

export const endSession = z.strictObject({ id: z.int().min(1).max(2_147_483_647) }).meta({ id: "EndSession" });

export const securityEvents = z
  .array(
    z.object({
      id: z.int(),
      kind: z.enum(securityEventKinds),
      ...device,
      count: z.int().min(1).describe("How often within the hour, on the same device"),
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
    }),
  )
  .meta({ id: "SecurityEvents" });

export type Sessions = z.infer<typeof sessions>;

export type SecurityEvents = z.infer<typeof securityEvents>;
