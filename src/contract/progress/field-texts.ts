import type { Translated } from "../../domain/locale/locale.ts";

/** What is wrong with a field of a list. The English text of an empty name is the specification's. */
export const listFieldTexts: Readonly<Record<string, Translated>> = {
  "list.name_empty": {
    tr: "Liste adı boş olamaz!",
    en: "List name cannot be empty!",
    es: "¡El nombre de la lista no puede estar vacío!",
  },
  "list.name_long": {
    tr: "Liste adı en fazla 100 karakter olabilir.",
    en: "A list name may have at most 100 characters.",
    es: "El nombre de la lista puede tener como máximo 100 caracteres.",
  },
  "list.limit": {
    tr: "Ücretsiz üyelikle en fazla 4 liste oluşturabilirsiniz. Premium üyelikte sınır yok.",
    en: "With a free account you can have at most 4 lists. With premium there is no limit.",
    es: "Con una cuenta gratuita puedes tener como máximo 4 listas. Con premium no hay límite.",
  },
  "list.full": {
    tr: "Bir listede en fazla 20.000 kelime olabilir.",
    en: "A list may have at most 20,000 words.",
    es: "Una lista puede tener como máximo 20 000 palabras.",
  },
  "list.one_source": {
    tr: "Ya dizi ve film seçin ya da metin gönderin; ikisi birlikte olmaz.",
    en: "Choose series and films, or send a text; not both at once.",
    es: "Elige series y películas o envía un texto; no las dos cosas a la vez.",
  },
  "file.no_subtitle": {
    tr: "Bu bir altyazı dosyası değil. SRT, WebVTT veya ASS dosyası yükleyin.",
    en: "This is no subtitle file. Upload an SRT, WebVTT or ASS file.",
    es: "Este archivo no es de subtítulos. Sube un archivo SRT, WebVTT o ASS.",
  },
  "file.cues": {
    tr: "Bu metin çok uzun: en fazla 20.000 altyazı satırı olabilir.",
    en: "This is too long: it may have at most 20,000 subtitles.",
    es: "Es demasiado largo: puede tener como máximo 20 000 subtítulos.",
  },
};
