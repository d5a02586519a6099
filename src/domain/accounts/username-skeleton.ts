/**
 * Latin letters with hooks and strokes, small capitals and other letters of their kind, which have no decomposition in
 * Unicode: each looks like the letters before the colon. After Unicode's confusables (UTS #39), as far as usernames may
 * have them.
 */
const lookalikes = `
  a:ɑᴀ b:ɓʙƀ c:ƈᴄɕȼ d:đðɗɖᴅƌ e:ɇᴇ f:ƒꜰ g:ɡɠɢǥ h:ħɦʜⱨ i:ıɩɪɨᵻ j:ȷɉɟᴊ k:ƙᴋⱪ l:łƚɫɭʟⱡ m:ɱᴍ n:ŋɲɳƞɴ o:øɵᴏ p:ƥᴘþƿ q:ɋʠꞯ
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

/** Whether a skeleton is of a name that nobody may choose, also with digits behind it. */
export function isReserved(skeleton: string): boolean {
  return (
    reserved.has(skeleton) || reserved.has(skeleton.replace(/[0-9]+$/, "")) || skeleton.includes(skeletonOf(brand))
  );
}
