import type { ProblemCode } from "../../contract/problem.ts";
import type { Translated } from "../../domain/locale/locale.ts";

type ProblemText = { readonly status: number; readonly title: string; readonly detail: Translated };

/** Status, title (fixed, for programs' logs) and detail (for people) of every problem. */
export const problemTexts: Readonly<Record<ProblemCode, ProblemText>> = {
  invalid: {
    status: 400,
    title: "Bad Request",
    detail: {
      tr: "İstek geçerli değil. Lütfen aşağıdaki alanları kontrol edin.",
      en: "The request is not valid. Please check the fields below.",
      es: "La solicitud no es válida. Revisa los campos siguientes.",
    },
  },
  unauthorized: {
    status: 401,
    title: "Unauthorized",
    detail: {
      tr: "Bunun için giriş yapmanız gerekiyor.",
      en: "You need to sign in for this.",
      es: "Para esto necesitas iniciar sesión.",
    },
  },
  "login.wrong": {
    status: 401,
    title: "Wrong Credentials",
    detail: {
      tr: "Kullanıcı adı, e-posta adresi veya şifre yanlış.",
      en: "The username, e-mail address or password is wrong.",
      es: "El nombre de usuario, el correo o la contraseña no son correctos.",
    },
  },
  "google.unknown_mail": {
    status: 404,
    title: "No Account With This Mail",
    detail: {
      tr: "Bu e-posta adresiyle bir kayıt bulunamadı. Lütfen önce Google ile kayıt olun.",
      en: "No account was found for this e-mail address. Please sign up with Google first.",
      es: "No se ha encontrado ninguna cuenta con este correo. Regístrate primero con Google.",
    },
  },
  forbidden: {
    status: 403,
    title: "Forbidden",
    detail: {
      tr: "Bunun için yetkiniz yok.",
      en: "You are not allowed to do this.",
      es: "No tienes permiso para hacer esto.",
    },
  },
  "premium.required": {
    status: 403,
    title: "Premium Required",
    detail: {
      tr: "Bu içerik premium üyelere açık. Aşağıda ilk kelimeleri görebilirsiniz.",
      en: "This content is for premium members. Here are its first words.",
      es: "Este contenido es para miembros premium. Aquí tienes las primeras palabras.",
    },
  },
  not_found: {
    status: 404,
    title: "Not Found",
    detail: {
      tr: "Aradığınız kayıt bulunamadı.",
      en: "What you asked for was not found.",
      es: "No se ha encontrado lo que buscas.",
    },
  },
  conflict: {
    status: 409,
    title: "Conflict",
    detail: {
      tr: "Bu işlem şu anki durumla çelişiyor.",
      en: "This conflicts with the present state.",
      es: "Esto entra en conflicto con el estado actual.",
    },
  },
  too_large: {
    status: 413,
    title: "Content Too Large",
    detail: {
      tr: "Gönderilen veri çok büyük.",
      en: "What was sent is too large.",
      es: "Los datos enviados son demasiado grandes.",
    },
  },
  unsupported_media_type: {
    status: 415,
    title: "Unsupported Media Type",
    detail: {
      tr: "Bu veri türü desteklenmiyor. Lütfen JSON gönderin.",
      en: "This kind of data is not supported. Please send JSON.",
      es: "Este tipo de datos no se admite. Envía JSON.",
    },
  },
  too_many_requests: {
    status: 429,
    title: "Too Many Requests",
    detail: {
      tr: "Kısa sürede çok fazla istek geldi. Lütfen biraz sonra yeniden deneyin.",
      en: "Too many requests in a short time. Please try again in a moment.",
      es: "Demasiadas solicitudes en poco tiempo. Inténtalo de nuevo en un momento.",
    },
  },
  internal: {
    status: 500,
    title: "Internal Server Error",
    detail: {
      tr: "Bizim tarafımızda bir hata oluştu. Lütfen biraz sonra yeniden deneyin.",
      en: "Something went wrong on our side. Please try again in a moment.",
      es: "Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.",
    },
  },
  unavailable: {
    status: 503,
    title: "Service Unavailable",
    detail: {
      tr: "Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.",
      en: "The service cannot be reached right now. Please try again in a moment.",
      es: "El servicio no está disponible ahora mismo. Inténtalo de nuevo en un momento.",
    },
  },
};
