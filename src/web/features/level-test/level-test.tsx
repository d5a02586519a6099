import { useMemo, useState } from "react";
import type { LevelTest as Material } from "../../../contract/level-test.ts";
import { sizesOf } from "../../../domain/level-test/ability.ts";
import { answerTo, nextQuestion, progressOf } from "../../../domain/level-test/level-test.ts";
import { resultOf } from "../../../domain/level-test/test-result.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { ResultScreen } from "./result-screen.tsx";
import { type StoredTest, storedTest } from "./test-storage.ts";

export type LevelTestProps = {
  readonly material: Material;
  readonly stored: StoredTest;
  /** Begins another test. */
  onAgain(): void;
};

/** The questions of a test, and at its end the result. */
export default function LevelTest({ material, stored, onAgain }: LevelTestProps) {
  const { form, seed } = stored;
  const [answers, setAnswers] = useState(stored.answers);
  const test = useMemo(() => ({ ...material, sizes: sizesOf(material.scale.groups) }), [material]);
  const progress = useMemo(() => progressOf(test, answers), [test, answers]);
  const question = useMemo(() => nextQuestion(test, progress, seed), [test, progress, seed]);
  const result = useMemo(
    () => (question === undefined ? resultOf(material.scale, progress) : undefined),
    [question, material, progress],
  );

  function answer(choice: number | null) {
    if (question === undefined) return;
    const next = [...answers, answerTo(question, choice)];
    setAnswers(next);
    storedTest.update(() => ({ form, seed, answers: next }));
  }

  if (question !== undefined) {
    return <QuestionScreen question={question} onAnswer={answer} />;
  }
  return result && <ResultScreen result={result} answers={answers} onAgain={onAgain} />;
}
