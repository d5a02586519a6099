import type { MailKind } from "../mail.ts";
import type { FrameText, MailText } from "../mail-text.ts";

export const spanishFrame: FrameText = {
  linkHint: "Si el botón no funciona, abre esta dirección en tu navegador:",
  reason: "Recibes este correo por una acción hecha con esta dirección en {site}. ¿Preguntas? {contact}",
};

export const spanishMails: Readonly<Record<MailKind, MailText>> = {
  welcome: {
    subject: "Tu cuenta de {site} está lista: confirma tu correo",
    preview: "Solo falta un toque.",
    heading: "Te damos la bienvenida, {username}",
    before: ["Tu cuenta está lista. Solo falta confirmar que esta dirección es tuya."],
    button: "Confirmar mi dirección",
    after: [
      "El enlace vale durante 24 horas. Si caduca, pide otro en la página de tu cuenta. Puedes estudiar sin esperar a confirmarla; los premios solo se envían a direcciones confirmadas.",
      "Si no has abierto tú esta cuenta, no tienes que hacer nada: las cuentas sin confirmar que no se usan en 30 días se borran.",
    ],
  },
  reset: {
    subject: "Cambia tu contraseña de {site}",
    preview: "El enlace vale durante 1 hora.",
    heading: "Cambia tu contraseña",
    before: ["Hola, {username}: hemos recibido una petición para cambiar tu contraseña. Aquí puedes elegir una nueva."],
    button: "Elegir otra contraseña",
    after: [
      "El enlace vale durante 1 hora y una sola vez. Al cambiar la contraseña se cierran tus sesiones en todos los dispositivos.",
      "Si no lo has pedido tú, puedes pasar por alto este correo; tu contraseña sigue igual.",
    ],
  },
  mailChangeConfirm: {
    subject: "{site}: confirma tu nueva dirección de correo",
    preview: "El cambio vale cuando lo confirmes.",
    heading: "Confirma tu nueva dirección",
    before: [
      "Hola, {username}: has pedido cambiar el correo de tu cuenta a {newMail}. El cambio se hará cuando lo confirmes.",
    ],
    button: "Confirmar la nueva dirección",
    after: [
      "El enlace vale durante 24 horas y una sola vez. Hasta entonces sigue en uso tu dirección anterior.",
      "Si no lo has pedido tú, puedes pasar por alto este correo; no cambiará nada.",
    ],
  },
  mailChangeNotice: {
    subject: "Petición de cambio de correo en tu cuenta de {site}",
    preview: "Si no has sido tú, cambia tu contraseña.",
    heading: "Tu correo está a punto de cambiar",
    before: [
      "Hola, {username}: hemos recibido una petición para cambiar el correo de tu cuenta a {newMail}. El cambio se hará cuando se confirme desde la nueva dirección.",
    ],
    after: [
      "Si has sido tú, no tienes que hacer nada más.",
      "Si no, cambia tu contraseña ahora mismo y escríbenos a {contact}.",
    ],
  },
  deletionReceipt: {
    subject: "Tu cuenta de {site} se ha borrado",
    preview: "Tu cuenta y tus datos se han borrado para siempre.",
    heading: "Tu cuenta se ha borrado",
    before: [
      "La cuenta {username} y tus datos se han borrado para siempre, como pediste. No se puede deshacer.",
      "Los registros de puntos y pagos se guardan bajo un seudónimo, sin tu nombre.",
    ],
    after: [
      "Si no has sido tú, escríbenos a {contact}.",
      "Las palabras que has aprendido se quedan contigo. Vuelve cuando quieras.",
    ],
  },
  contact: {
    subject: "Contacto de {site}: {subject}",
    preview: "{name} ha escrito",
    heading: "{subject}",
    before: ["{name} ({mail}) ha escrito desde la página de contacto:", "{message}"],
    after: ["Si respondes a este correo, tu respuesta irá a {mail}."],
  },
};
