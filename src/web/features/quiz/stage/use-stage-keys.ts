import { useEffect } from "react";
import type { QuizController } from "../quiz-controller.ts";
import type { Question } from "../quiz-play.ts";

/** 1 to 4 choose, Enter goes on; a key that is held down does nothing a second time. */
export function useStageKeys(question: Question, isAnswered: boolean, quiz: QuizController): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (event.key === "Enter" && event.repeat) event.preventDefault();
      if (event.repeat) return;
      const choice = /^[1-9]$/.test(event.key) ? question.choices[Number(event.key) - 1] : undefined;
      if (!isAnswered && choice !== undefined) {
        event.preventDefault();
        quiz.answer(choice);
      }
      const isOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
      if (isAnswered && event.key === "Enter" && !isOnControl) {
        event.preventDefault();
        quiz.goOn();
      }
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [question, isAnswered, quiz]);
}
