/**
 * Latin letters with hooks and strokes, small capitals and other letters of their kind, which have no decomposition in
 * Unicode: each looks like the letters before the colon, or stands for them. After Unicode's confusables (UTS #39); those
 * have no plain letter for 473 letters of the Latin script (ꞑ, Ꝁ, ɐ …), which `hasPlainLetters` refuses.
 */
const lookalikes = `
  a:ɑᴀ b:ɓʙƀ c:ƈᴄɕȼ d:đðɗɖᴅƌ e:ɇᴇəɛ f:ƒꜰ g:ɡɠɢǥ h:ħɦʜⱨ i:ıɩɪɨᵻ j:ȷɉɟᴊ k:ƙᴋⱪĸ l:łƚɫɭʟⱡ m:ɱᴍ n:ŋɲɳƞɴ o:øɵᴏɔ p:ƥᴘþƿ q:ɋʠꞯ
  r:ɍɽɾɼʀ s:ʂꜱſ t:ŧƭʈᴛ u:ʉᴜʋ v:ᴠⱴ w:ⱳᴡ y:ƴɏʏɣ z:ƶȥʐʑⱬᴢ ae:æ oe:œ ss:ß
`;

const plainLetters = new Map(
  lookalikes
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [plain = "", letters = ""] = entry.split(":");
      return [...letters].map((letter) => [letter, plain] as const);
    }),
);

/** Raised with each change of what `skeletonOf` answers, so that stored skeletons are worked out anew. */
export const skeletonVersion = 1;

/**
 * Whether it can be told of every letter of a new name what it looks like. All letters of the languages of Europe and of
 * Azerbaijani pass.
 */
export function hasPlainLetters(username: string): boolean {
  return /^[a-z2-9]*$/.test(skeletonOf(username));
}

/**
 * What a username looks like: names with the same skeleton are taken for one another. Marks are dropped (Víctim, Victim),
 * Turkish letters are as their plain ones, and what many typefaces draw alike is the same: l, I and 1; O and 0; rn and m.
 */
export function skeletonOf(username: string): string {
  const bare = username.normalize("NFKC").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  const plain = [...bare].map((letter) => plainLetters.get(letter) ?? letter).join("");
  return plain.replace(/[l1]/g, "i").replaceAll("0", "o").replaceAll("rn", "m");
}

/** Names that people would take for the site's own, or for those who run it. */
const reservedNames = `
  admin administrator adm root superuser sysadmin sistem system webmaster hostmaster postmaster mailer noreply abuse
  moderator moderador mod mods editor editör editora redaccion support supporter soporte destek help helpdesk yardım ayuda
  yönetim yönetici yonetmen administracion administrador gestor staff team ekip equipo personel official resmi oficial
  kurucu founder fundador info iletişim contact contacto security güvenlik seguridad privacy gizlilik privacidad
  billing ödeme pagos payment payments premium api www mail bot anonymous anonim anonimo deleted silindi eliminado
  null undefined
`;

/** In the site's name; nobody else's may hold it. */
const brand = "diziokulu";

const reserved = new Set(reservedNames.trim().split(/\s+/).map(skeletonOf));

/** Shorter ones are the beginning of people's names: Modi is nobody's moderator. */
const longReserved = new Set([...reserved].filter((name) => name.length >= 5));

/** Whether nobody may choose the name: a reserved one, also with digits behind it or letters that look like digits. */
export function isReserved(username: string): boolean {
  const skeleton = skeletonOf(username);
  const withoutDigits = skeletonOf(username.normalize("NFKC").replace(/[0-9]+$/, ""));
  return (
    reserved.has(skeleton) ||
    reserved.has(withoutDigits) ||
    longReserved.has(skeleton.replace(/[io2-9]+$/, "")) ||
    skeleton.includes(skeletonOf(brand))
  );
}
