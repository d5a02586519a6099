import type { FileProblemCode } from "../../../../domain/subtitles/file-problem.ts";
import { inBoth } from "../../language.ts";

type ProblemTexts = Readonly<Record<FileProblemCode, (detail: string) => string>>;

/** What was wrong with a file or a line of it, from the detail that its code has. */
export const problemTexts = inBoth<ProblemTexts>(
  {
    "unreadable-time": (line) => `Bu altyazının zamanları okunamadı, atlandı: “${line}”`,
    "no-duration": (line) => `Bu altyazı başladığı anda bitiyor, atlandı: “${line}”`,
    "ends-before-start": (line) => `Bu altyazı başlamadan bitiyor, atlandı: “${line}”`,
    "text-without-time": (line) => `Bu metnin üstünde zaman yok, atlandı: “${line}”`,
    "missing-fields": (line) => `Bu satırda biçimin saydığından az alan var, atlandı: “${line}”`,
    "not-a-subtitle": (line) =>
      line === ""
        ? "Bu bir altyazı dosyası değil: altyazı beklenen yerde dosya bitiyor."
        : `Bu bir altyazı dosyası değil: zamanlı bir altyazı beklenen yerde “${line}” yazıyor.`,
    "not-english": (percent) =>
      `İngilizce değil: sözcüklerinin yalnızca %${percent} kadarı sık geçen İngilizce sözcükler. İngilizceyse komut satırından --force ile aktarın.`,
    "too-large": (megabytes) => `${megabytes} MB: bir altyazı bu kadar büyük olamaz.`,
    "no-series-name": () => "Adından hangi diziye ait olduğu anlaşılmıyor; dizinin adını taşıyan bir klasöre koyun.",
    "same-place": (first) => `${first} ile aynı bölüme ya da filme ait; yalnızca birini verin.`,
    "not-an-episode": () => "title.json dizi diyor, ama dosyanın adında S01E02 gibi bir sezon ve bölüm yok.",
    "not-a-movie": () => "title.json film diyor, ama dosyanın adında sezon ve bölüm var.",
    "title-json": (reason) => `title.json geçerli bir JSON değil. ${reason}`,
    "title-fields": (reason) => `title.json kullanılamıyor. ${reason}`,
    pack: (reason) => `Bu yapım paketi kullanılamıyor. ${reason}`,
    "no-files": () => "İçinde altyazı dosyası (.srt, .vtt, .ass, .ssa) ya da yapım paketi yok.",
    "not-there": () => "Dosya bulunamadı; yeniden yükleyin.",
    failed: (reason) => `Aktarılamadı: ${reason}`,
  },
  {
    "unreadable-time": (line) => `The times of this cue can't be read, so it's left out: “${line}”`,
    "no-duration": (line) => `This cue ends when it begins, so it's left out: “${line}”`,
    "ends-before-start": (line) => `This cue ends before it begins, so it's left out: “${line}”`,
    "text-without-time": (line) => `This text has no times above it, so it's left out: “${line}”`,
    "missing-fields": (line) => `This line has fewer fields than its format names, so it's left out: “${line}”`,
    "not-a-subtitle": (line) =>
      line === ""
        ? "This isn't a subtitle file: it ends where a cue should be."
        : `This isn't a subtitle file: it says “${line}” where a cue with its times should be.`,
    "not-english": (percent) =>
      `It isn't in English: only ${percent}% of its words are frequent English words. If it is, import it on the command line with --force.`,
    "too-large": (megabytes) => `With ${megabytes} MB it's too large to be a subtitle.`,
    "no-series-name": () => "Its name doesn't tell which series it's of; put it into a folder named after the series.",
    "same-place": (first) => `It's of the same episode or film as ${first}; give only one of them.`,
    "not-an-episode": () => "Its title.json says series, but its name has no season and episode such as S01E02.",
    "not-a-movie": () => "Its title.json says movie, but its name has a season and an episode.",
    "title-json": (reason) => `Its title.json isn't valid JSON. ${reason}`,
    "title-fields": (reason) => `Its title.json can't be used. ${reason}`,
    pack: (reason) => `This title pack can't be used. ${reason}`,
    "no-files": () => "There's no subtitle file (.srt, .vtt, .ass, .ssa) and no title pack in it.",
    "not-there": () => "The file isn't there; upload it again.",
    failed: (reason) => `It couldn't be imported: ${reason}`,
  },
);
