import { z } from "zod";
import { genres } from "../../domain/catalogue/genres.ts";
import { id, listQuery, pageOf } from "./fields.ts";

const kind = z.enum(["series", "movie"]);
const year = z.int().min(1870).max(2200).nullable();

export const broughtQuery = z.strictObject(listQuery);

export const broughtTitles = pageOf(
  z
    .object({
      id: z.string().describe("Stands for its names as they are folded now"),
      kind: kind.nullable().describe("Null of a wish that does not say it"),
      name: z.string(),
      year,
      names: z
        .array(z.object({ name: z.string(), year, people: z.int() }))
        .describe("What people call what they have brought, the commonest first; PublishBrought takes them"),
      people: z.int().describe("How many have brought it. Nothing says who"),
      wishes: z.array(z.object({ id, name: z.string(), count: z.int() })).describe("Open reports of the kind wish"),
      publicTitle: z
        .object({ id, kind, name: z.string(), year })
        .nullable()
        .describe("A title of the catalogue of that name, hidden or not: publishing adds to it"),
      seasons: z.array(
        z.object({
          season: z.int().nullable().describe("Null in a film"),
          episodes: z.array(
            z.object({ episode: z.int(), people: z.int(), texts: z.int().describe("Different texts of it") }),
          ),
          missing: z.array(z.int()).describe("Numbers up to the last episode that nobody has brought"),
          runningWords: z.int().describe("Words said, in the text of each episode that most people have"),
          unknownWords: z.int().describe("Of them, those that no dictionary knows"),
          nameWords: z.int(),
        }),
      ),
    })
    .meta({ id: "BroughtTitle" }),
).meta({ id: "BroughtTitles" });

export const publishBrought = z
  .strictObject({
    kind,
    names: z
      .array(z.strictObject({ name: z.string().min(1).max(200), year }))
      .min(1, "required")
      .max(100)
      .describe("Of GetBrought"),
    name: z.string().trim().min(1, "required").max(200),
    year,
    genres: z.array(z.enum(genres)).max(genres.length),
  })
  .meta({ id: "PublishBrought" });
