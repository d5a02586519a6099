import type { Translated } from "../domain/locale/locale.ts";

/** What is wrong with a call about quizzes and polls. */
export const quizFieldTexts: Readonly<Record<string, Translated>> = {
  "quiz.words": {
    tr: "Quiz için, seçtiğiniz yöntemlerle sorulabilecek en az 6 kelime gerekir.",
    en: "A quiz needs at least 6 words that the chosen methods can ask for.",
    es: "Un quiz necesita al menos 6 palabras que se puedan preguntar con los métodos elegidos.",
  },
  "quiz.over": {
    tr: "Bu quizde sorulacak kelime kalmadı.",
    en: "This quiz has no words left to ask.",
    es: "En este quiz no quedan palabras por preguntar.",
  },
  "tour.over": {
    tr: "Bu tur bitti. Lütfen yeni bir tur başlatın.",
    en: "This round is over. Please start a new one.",
    es: "Esta ronda ha terminado. Empieza una nueva.",
  },
  "question.changed": {
    tr: "Bu kelime az önce güncellendi. Lütfen sıradaki soruyu isteyin.",
    en: "This word has just been changed. Please ask for the next question.",
    es: "Esta palabra acaba de cambiar. Pide la siguiente pregunta.",
  },
  "poll.no_selection": {
    tr: "Lütfen bir seçim yapın.",
    en: "Please make a selection.",
    es: "Elige una opción.",
  },
  "poll.voted": {
    tr: "Bu ankette oy kullandınız.",
    en: "You have already voted in this poll.",
    es: "Ya has votado en esta encuesta.",
  },
};
