import type { Translated } from "../../domain/locale/locale.ts";

/** What is wrong with a field of an account's forms. The English texts of the first rules are the specification's. */
export const accountFieldTexts: Readonly<Record<string, Translated>> = {
  "username.short": {
    tr: "Kullanıcı adı en az 3 karakterden oluşmalıdır!",
    en: "The username must contain at least 3 characters!",
    es: "¡El nombre de usuario debe tener al menos 3 caracteres!",
  },
  "username.long": {
    tr: "Kullanıcı adı en fazla 30 karakter olabilir.",
    en: "The username may have at most 30 characters.",
    es: "El nombre de usuario puede tener como máximo 30 caracteres.",
  },
  "username.characters": {
    tr: "Kullanıcı adında yalnızca harf ve rakam olabilir; boşluk ve özel karakter kullanılamaz.",
    en: "The username may only have letters and digits, no spaces or special characters.",
    es: "El nombre de usuario solo puede tener letras y cifras, sin espacios ni caracteres especiales.",
  },
  "username.taken": {
    tr: "Bu kullanıcı adı alınmış. Lütfen başka bir ad seçin.",
    en: "This username is taken. Please choose another one.",
    es: "Este nombre de usuario ya está en uso. Elige otro.",
  },
  "mail.invalid": {
    tr: "Geçerli bir e-posta adresi yazın.",
    en: "Enter a valid e-mail address.",
    es: "Escribe un correo electrónico válido.",
  },
  "mail.taken": {
    tr: "Bu e-posta adresiyle açılmış bir hesap var. Giriş yapabilir veya şifrenizi yenileyebilirsiniz.",
    en: "There is an account with this e-mail address. You can sign in or reset your password.",
    es: "Ya hay una cuenta con este correo. Puedes iniciar sesión o restablecer tu contraseña.",
  },
  "password.rule": {
    tr: "Şifre en az 8 karakter olmalı; en az bir büyük harf, bir küçük harf ve bir rakam içermelidir.",
    en: "The password must have at least 8 characters, with an uppercase letter, a lowercase letter and a digit.",
    es: "La contraseña debe tener al menos 8 caracteres, con una mayúscula, una minúscula y una cifra.",
  },
  "password.long": {
    tr: "Şifre en fazla 128 karakter olabilir.",
    en: "The password may have at most 128 characters.",
    es: "La contraseña puede tener como máximo 128 caracteres.",
  },
  "password.common": {
    tr: "Bu şifre çok yaygın ve kolay tahmin edilir. Lütfen başka bir şifre seçin.",
    en: "This password is very common and easy to guess. Please choose another one.",
    es: "Esta contraseña es muy común y fácil de adivinar. Elige otra.",
  },
  "password.repeat": {
    tr: "Şifre tekrarı hatalı",
    en: "Password confirmation is incorrect",
    es: "La confirmación de la contraseña no es correcta",
  },
  "terms.required": {
    tr: "Kullanım koşullarını kabul etmelisiniz!",
    en: "You must accept the terms of use!",
    es: "¡Debes aceptar las condiciones de uso!",
  },
  "password.wrong": {
    tr: "Şifreniz yanlış.",
    en: "Your password is wrong.",
    es: "Tu contraseña no es correcta.",
  },
  "password.none": {
    tr: "Hesabınızın şifresi yok. “Şifremi unuttum” ile bir şifre belirleyebilirsiniz.",
    en: "Your account has no password. You can set one with “Forgot password”.",
    es: "Tu cuenta no tiene contraseña. Puedes crear una con «He olvidado mi contraseña».",
  },
  "code.unknown": {
    tr: "Bu bağlantı geçerli değil. Lütfen e-postadaki bağlantıyı eksiksiz açın.",
    en: "This link is not valid. Please open the whole link from the e-mail.",
    es: "Este enlace no es válido. Abre el enlace completo del correo.",
  },
  "code.used": {
    tr: "Bu bağlantı daha önce kullanılmış.",
    en: "This link has already been used.",
    es: "Este enlace ya se ha utilizado.",
  },
  "code.expired": {
    tr: "Bu bağlantının süresi dolmuş. Lütfen yenisini isteyin.",
    en: "This link has run out. Please ask for a new one.",
    es: "Este enlace ha caducado. Pide uno nuevo.",
  },
  "timeZone.soon": {
    tr: "Saat diliminizi haftada bir kez değiştirebilirsiniz.",
    en: "You can change your time zone once a week.",
    es: "Puedes cambiar tu zona horaria una vez por semana.",
  },
  "timeZone.invalid": {
    tr: "Böyle bir saat dilimi yok.",
    en: "There is no such time zone.",
    es: "Esta zona horaria no existe.",
  },
};
