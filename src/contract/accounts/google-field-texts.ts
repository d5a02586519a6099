import type { Translated } from "../../domain/locale/locale.ts";

/** Why a Google account could not be used. */
export const googleFieldTexts: Readonly<Record<string, Translated>> = {
  "google.invalid": {
    tr: "Google girişiniz doğrulanamadı. Lütfen yeniden deneyin.",
    en: "Your Google sign-in could not be verified. Please try again.",
    es: "No se ha podido verificar tu acceso con Google. Inténtalo de nuevo.",
  },
  "google.client": {
    tr: "Bu Google girişi başka bir uygulama için verilmiş.",
    en: "This sign-in with Google was given to another app.",
    es: "Este acceso con Google se dio a otra aplicación.",
  },
  "google.mail_unverified": {
    tr: "Google hesabınızın e-posta adresi doğrulanmamış. Önce Google'da doğrulayın.",
    en: "The e-mail address of your Google account is not verified. Please verify it with Google first.",
    es: "El correo de tu cuenta de Google no está verificado. Verifícalo primero en Google.",
  },
  "google.account_unverified": {
    tr: "Bu adresle açılmış, adresi henüz doğrulanmamış bir hesap var. Şifrenizle giriş yapıp adresinizi doğrulayın; şifreyi bilmiyorsanız yenileyin.",
    en: "There is an account with this address that has not been confirmed yet. Sign in with your password and confirm the address; if you do not know the password, reset it.",
    es: "Hay una cuenta con este correo que aún no se ha confirmado. Inicia sesión con tu contraseña y confirma el correo; si no la sabes, restablécela.",
  },
  "google.other_account": {
    tr: "Bu adresle açılmış hesap başka bir Google hesabına bağlı.",
    en: "The account with this address is tied to another Google account.",
    es: "La cuenta con este correo está vinculada a otra cuenta de Google.",
  },
  "google.taken": {
    tr: "Bu Google hesabıyla zaten kayıtlısınız. Giriş yapabilirsiniz.",
    en: "You have already signed up with this Google account. You can sign in.",
    es: "Ya te has registrado con esta cuenta de Google. Puedes iniciar sesión.",
  },
};
