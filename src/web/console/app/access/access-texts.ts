import { inBoth } from "../../language.ts";

export const accessTexts = inBoth(
  {
    setUpHeading: "İkinci adımı kurun",
    setUpText:
      "Yönetim ekranı parolanın yanında bir doğrulama kodu ister. Telefonunuzdaki doğrulama uygulamasıyla (örneğin Google Authenticator, 1Password, Aegis) bu kareyi okutun.",
    qrLabel: "Doğrulama uygulamasıyla okutulacak kare kod",
    secret: "Kare kodu okutamıyorsanız bu anahtarı elle girin",
    copy: "Kopyala",
    copied: "Kopyalandı.",
    code: "Uygulamadaki 6 haneli kod",
    confirm: "Kodu doğrula",
    recoveryHeading: "Kurtarma kodlarınızı saklayın",
    recoveryText:
      "Telefonunuzu kaybederseniz bu kodların her biri bir kez giriş sağlar. Bir daha gösterilmeyecekler: yazdırın ya da parola kasanıza koyun.",
    recoveryList: "Kurtarma kodları",
    download: "Dosya olarak indir",
    kept: "Sakladım, devam et",
    enterHeading: "Kodunuzu girin",
    enterText:
      "Doğrulama uygulamanızdaki kodu yazın. Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini kullanın.",
    enterCode: "Kod",
    enter: "Giriş",
    backToSite: "Siteye dön",
  },
  {
    setUpHeading: "Set up your second factor",
    setUpText:
      "Besides your password the console asks for a code. Scan this square with the authenticator app on your phone, such as Google Authenticator, 1Password or Aegis.",
    qrLabel: "QR code for your authenticator app",
    secret: "If you can't scan it, type this key into the app",
    copy: "Copy",
    copied: "Copied.",
    code: "The app's 6-digit code",
    confirm: "Check the code",
    recoveryHeading: "Keep your recovery codes",
    recoveryText:
      "If you lose your phone, each of these codes lets you in once. They won't be shown again: print them, or put them in your password manager.",
    recoveryList: "Recovery codes",
    download: "Download as a file",
    kept: "I've kept them, go on",
    enterHeading: "Enter your code",
    enterText: "Type the code from your authenticator app. Without your phone, use one of your recovery codes.",
    enterCode: "Code",
    enter: "Sign in",
    backToSite: "Back to the site",
  },
);
