import type { MeaningLanguage } from "../locale/meaning-language.ts";

export type LocalNames = Readonly<Partial<Record<MeaningLanguage, string>>>;

/** What films are called where they were shown, by name and year; only those that are well known under it. */
export const localNames: Readonly<Record<string, LocalNames>> = {
  "A Bucket of Blood (1959)": { tr: "Bir Kova Kan", es: "Un cubo de sangre" },
  "A Farewell to Arms (1932)": { tr: "Silahlara Veda", es: "Adiós a las armas" },
  "Aladdin and His Wonderful Lamp (1939)": {
    tr: "Alaaddin’in Sihirli Lambası",
    es: "Aladino y la lámpara maravillosa",
  },
  "Angel and the Badman (1947)": { es: "El ángel y el pistolero" },
  "Becky Sharp (1935)": { es: "La feria de la vanidad" },
  "Captain Kidd (1945)": { tr: "Kaptan Kidd", es: "El capitán Kidd" },
  "Carnival of Souls (1962)": { tr: "Ruhlar Karnavalı", es: "El carnaval de las almas" },
  "Charade (1963)": { tr: "Öldüren Şüphe", es: "Charada" },
  "D.O.A. (1949)": { es: "Con las horas contadas" },
  "Gulliver's Travels (1939)": { tr: "Güliver’in Gezileri", es: "Los viajes de Gulliver" },
  "His Girl Friday (1940)": { tr: "Cuma Kızı", es: "Luna nueva" },
  "Jungle Book (1942)": { es: "El libro de la selva" },
  "Little Lord Fauntleroy (1936)": { tr: "Küçük Lord", es: "El pequeño lord" },
  "Love Affair (1939)": { es: "Tú y yo" },
  "Meet John Doe (1941)": { es: "Juan Nadie" },
  "My Man Godfrey (1936)": { es: "Al servicio de las damas" },
  "Night of the Living Dead (1968)": { tr: "Yaşayan Ölülerin Gecesi", es: "La noche de los muertos vivientes" },
  "Nothing Sacred (1937)": { es: "La reina de Nueva York" },
  "Of Human Bondage (1934)": { es: "Cautivo del deseo" },
  "One-Eyed Jacks (1961)": { es: "El rostro impenetrable" },
  "Penny Serenade (1941)": { es: "Serenata nostálgica" },
  "Plan 9 from Outer Space (1959)": { es: "Plan 9 del espacio exterior" },
  "Road to Bali (1952)": { es: "Camino a Bali" },
  "Scarlet Street (1945)": { es: "Perversidad" },
  "Suddenly (1954)": { es: "De repente" },
  "The Brain That Wouldn't Die (1962)": { tr: "Ölmeyen Beyin", es: "El cerebro que no quería morir" },
  "The Front Page (1931)": { es: "Un gran reportaje" },
  "The Hitch-Hiker (1953)": { tr: "Otostopçu", es: "El autoestopista" },
  "The Inspector General (1949)": { tr: "Müfettiş", es: "El inspector general" },
  "The Last Time I Saw Paris (1954)": { es: "La última vez que vi París" },
  "The Little Princess (1939)": { tr: "Küçük Prenses", es: "La pequeña princesa" },
  "The Little Shop of Horrors (1960)": { tr: "Küçük Korku Dükkânı", es: "La pequeña tienda de los horrores" },
  "The Most Dangerous Game (1932)": { es: "El malvado Zaroff" },
  "The Red House (1947)": { es: "La casa roja" },
  "The Strange Love of Martha Ivers (1946)": { es: "El extraño amor de Martha Ivers" },
};

export function localNamesOf({
  name,
  year,
}: {
  readonly name: string;
  readonly year: number | null;
}): LocalNames | undefined {
  return localNames[`${name} (${year})`];
}
