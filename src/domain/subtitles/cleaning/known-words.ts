/**
 * Whether a dictionary has a lower-case English word in this very form: inflected forms and contractions too, names
 * mostly not. It tells "fiIm" from "fim" and "nooo" from "noo".
 */
export type IsWord = (word: string) => boolean;

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Frequent English words, without those that the languages below spell alike (me, no, he, so, a, on, was). */
export const ENGLISH_FUNCTION_WORDS = set(
  "the and you your yours i'm i've i'll i'd it it's its we we're we'll they they're them their she she's her hers his him " +
    "he's that that's this these those what what's who why how when where there there's here's is isn't are aren't were " +
    "wasn't been being have haven't has had did didn't does doesn't don't do will won't would wouldn't can't could couldn't " +
    "should shouldn't must might of from with without about into out over for not but if because than then just only " +
    "my our ours you're you've you'll let's all some any every nothing something know think want going gonna get got " +
    "right well really please thank thanks yes yeah hello sorry which very much too now here back off up down",
);

/** Frequent words of the languages that English subtitles are combined with; none is an English word. */
export const FOREIGN_FUNCTION_WORDS = set(
  // Spanish, Portuguese
  "que qué los las una uno unos unas por para pero está estás están este esta esto muy más como cómo yo él ella ellos " +
    "eso esa ese aquí allí hay sí del se lo un y mi mí tu tú su nos les ya cuando donde dónde porque nada todo todos " +
    "sé sabes quieres quiere tienes nunca ahora algo alguien bien señor gracias hola usted ustedes ser estar tiene tengo vamos quiero puede puedes soy eres somos son fue con sin " +
    "não você uma isso muito também ele ela eu meu minha seu obrigado vai estou estamos " +
    // Turkish
    "bir ve bu şu için çok değil ama evet hayır şey benim senin onun bizim sizin nasıl neden niye kadar sonra gibi daha " +
    "yok seni beni sana bana onu ona bunu şimdi burada orada misin musun mısın mı mu ne kim hiç her iyi tamam lütfen " +
    "teşekkürler merhaba olarak olduğunu biliyorum istiyorum " +
    // French
    "je tu il elle nous vous ils elles est sont pas une le les des du dans avec pour sur qui quoi c'est j'ai n'est qu'il " +
    "d'accord oui merci bonjour mais cette ces mon ma mes ton ta tes très bien être avoir fait tout où " +
    // German, Dutch
    "ich du er sie wir ihr ist sind nicht und das ein eine der dem den mit auf für von zu haben hat wird kann aber auch " +
    "nein ja mein dein wie hier bitte danke het een niet ik je zijn voor " +
    // Italian
    "che non è sono gli della di ma perché cosa questo questa molto anche io lui lei noi voi sei ho hai ha abbiamo " +
    "grazie sì ciao dove sto stai qui",
);
