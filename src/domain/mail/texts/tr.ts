import type { MailKind } from "../mail.ts";
import type { FrameText, MailText } from "../mail-text.ts";

export const turkishFrame: FrameText = {
  linkHint: "Düğme çalışmazsa bu adresi tarayıcınızda açın:",
  reason: "Bu ileti, {site} üzerinde bu adresle yapılan bir işlem için gönderildi. Sorularınız için: {contact}",
};

export const turkishMails: Readonly<Record<MailKind, MailText>> = {
  welcome: {
    subject: "{site} hesabınız hazır: e-posta adresinizi doğrulayın",
    preview: "Tek bir dokunuş kaldı.",
    heading: "Hoş geldiniz, {username}",
    before: ["Hesabınız hazır. Geriye bu adresin size ait olduğunu doğrulamak kaldı."],
    button: "Adresimi doğrula",
    after: [
      "Bağlantı 24 saat geçerlidir. Süresi dolarsa hesap sayfanızdan yenisini isteyebilirsiniz. Doğrulamayı beklemeden de kelime çalışabilirsiniz; ödüller yalnızca doğrulanmış adreslere gönderilir.",
      "Bu hesabı siz açmadıysanız hiçbir şey yapmanıza gerek yok: doğrulanmayan ve 30 gün boyunca giriş yapılmayan hesaplar silinir.",
    ],
  },
  reset: {
    subject: "{site} şifrenizi yenileyin",
    preview: "Bağlantı 1 saat geçerlidir.",
    heading: "Şifrenizi yenileyin",
    before: [
      "Merhaba {username}, şifrenizi yenilemek için bir istek aldık. Yeni şifrenizi buradan belirleyebilirsiniz.",
    ],
    button: "Yeni şifre belirle",
    after: [
      "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir. Şifreniz değişince bütün cihazlardaki oturumlarınız kapanır.",
      "Bu isteği siz yapmadıysanız bu iletiyi yok sayabilirsiniz; şifreniz aynı kalır.",
    ],
  },
  mailChangeConfirm: {
    subject: "{site}: yeni e-posta adresinizi onaylayın",
    preview: "Değişiklik, siz onaylayınca geçerli olur.",
    heading: "Yeni adresinizi onaylayın",
    before: [
      "Merhaba {username}, hesabınızın e-posta adresini {newMail} olarak değiştirmek istediniz. Değişiklik, siz onaylayınca geçerli olur.",
    ],
    button: "Yeni adresi onayla",
    after: [
      "Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. O zamana kadar eski adresiniz geçerli kalır.",
      "Bu isteği siz yapmadıysanız bu iletiyi yok sayabilirsiniz; hiçbir şey değişmez.",
    ],
  },
  mailChangeNotice: {
    subject: "{site} hesabınızın e-posta adresi için değişiklik isteği",
    preview: "Bu isteği siz yapmadıysanız şifrenizi değiştirin.",
    heading: "E-posta adresiniz değişmek üzere",
    before: [
      "Merhaba {username}, hesabınızın e-posta adresini {newMail} olarak değiştirmek için bir istek aldık. Değişiklik, yeni adresten onaylanınca geçerli olur.",
    ],
    after: [
      "Bu isteği siz yaptıysanız başka bir şey yapmanıza gerek yok.",
      "Siz yapmadıysanız hemen şifrenizi değiştirin ve bize {contact} adresinden yazın.",
    ],
  },
  deletionReceipt: {
    subject: "{site} hesabınız silindi",
    preview: "Hesabınız ve size ait bilgiler kalıcı olarak silindi.",
    heading: "Hesabınız silindi",
    before: [
      "{username} adlı hesabınız ve size ait bilgiler, isteğiniz üzerine kalıcı olarak silindi. Bu işlem geri alınamaz.",
      "Puan ve ödeme kayıtları, adınız olmadan, bir takma kimlik altında saklanır.",
    ],
    after: [
      "Bunu siz yapmadıysanız bize {contact} adresinden yazın.",
      "Birlikte öğrendiğiniz kelimeler sizde kalsın. Yolunuz bir gün yine düşerse bekleriz.",
    ],
  },
  contact: {
    subject: "{site} iletişim: {subject}",
    preview: "{name} yazdı",
    heading: "{subject}",
    before: ["{name} ({mail}) iletişim sayfasından yazdı:", "{message}"],
    after: ["Bu iletiyi yanıtlarsanız yanıtınız {mail} adresine gider."],
  },
};
