import { combinedUrlOf } from "../../../../domain/catalogue/combined-url.ts";
import type { DrawnTitle } from "./draw-poster.ts";

/** Name, year and genres of films that everyone may watch free. */
const films = `
A Bucket of Blood|1959|comedy horror
A Farewell to Arms|1932|romance war drama
Africa Screams|1949|comedy adventure
Aladdin and His Wonderful Lamp|1939|animation comedy fantasy
Angel and the Badman|1947|western romance
At War with the Army|1950|comedy music
Becky Sharp|1935|drama romance history
Captain Kidd|1945|adventure drama action
Carnival of Souls|1962|horror mystery
Charade|1963|comedy thriller mystery
Cosmos Laundromat|2015|animation fantasy comedy
Cyrano de Bergerac|1950|romance drama adventure
Dementia 13|1963|horror thriller mystery
D.O.A.|1949|crime mystery thriller
Elephants Dream|2006|animation science-fiction fantasy
Go for Broke!|1951|war drama history
Gulliver's Travels|1939|animation family fantasy
His Girl Friday|1940|comedy romance
House on Haunted Hill|1959|horror mystery thriller
Jack and the Beanstalk|1952|comedy family fantasy
Jungle Book|1942|adventure family fantasy
Let There Be Light|1946|documentary war
Life with Father|1947|comedy family
Little Lord Fauntleroy|1936|family drama
Love Affair|1939|romance comedy drama
Made for Each Other|1939|drama romance comedy
McLintock!|1963|western comedy
Meet John Doe|1941|drama comedy romance
Morevna, Episode 3: Underground|2016|animation science-fiction fantasy
Morevna, Episode 4: Death(less)|2019|animation science-fiction fantasy
My Favorite Brunette|1947|comedy mystery crime
My Man Godfrey|1936|comedy romance
Night of the Living Dead|1968|horror
Nothing Sacred|1937|comedy romance
Of Human Bondage|1934|drama romance
One-Eyed Jacks|1961|western drama
Our Town|1940|drama romance
Penny Serenade|1941|drama romance
Plan 9 from Outer Space|1959|science-fiction horror
Popeye the Sailor Meets Ali Baba's Forty Thieves|1937|animation comedy adventure
Popeye the Sailor Meets Sindbad the Sailor|1936|animation comedy adventure
Quicksand|1950|crime drama thriller
Rage at Dawn|1955|western crime
Road to Bali|1952|comedy adventure music
Rock, Rock, Rock!|1956|music romance comedy
Santa Fe Trail|1940|western history romance
Scarlet Street|1945|crime drama thriller
Second Chorus|1940|comedy music romance
Sintel|2010|animation fantasy adventure
Sprite Fright|2021|animation comedy horror
Suddenly|1954|thriller crime
Tears of Steel|2012|science-fiction action
The Amazing Mr. X|1948|mystery thriller
The Bat|1959|mystery thriller horror
The Brain That Wouldn't Die|1962|science-fiction horror
The Devil Bat|1940|horror science-fiction thriller
The Flying Deuces|1939|comedy adventure
The Front Page|1931|comedy crime
The Hitch-Hiker|1953|thriller crime
The Inspector General|1949|comedy music
The Jackie Robinson Story|1950|biography sport drama
The Last Time I Saw Paris|1954|romance drama
The Little Princess|1939|family drama
The Little Shop of Horrors|1960|comedy horror
The Memphis Belle: A Story of a Flying Fortress|1944|documentary war
The Most Dangerous Game|1932|adventure thriller horror
The Red House|1947|thriller mystery drama
The Southerner|1945|drama
The Strange Love of Martha Ivers|1946|drama crime romance
The Stranger|1946|thriller crime drama
Too Late for Tears|1949|crime thriller drama
Topper Returns|1941|comedy mystery fantasy
`;

export const freeFilms: readonly DrawnTitle[] = films
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", year, genres = ""] = line.split("|");
    return { kind: "movie", name, combinedUrl: combinedUrlOf(name), year: Number(year), genres: genres.split(" ") };
  });
