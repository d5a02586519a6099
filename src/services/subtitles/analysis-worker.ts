import { parentPort, workerData } from "node:worker_threads";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { createFileAnalysis } from "./file-analysis.ts";
import { problemOf } from "./file-problem.ts";
import type { AnalysisAnswer, AnalysisCall } from "./start-analysis.ts";

// As startAnalysis gives them.
const overlay: readonly LexiconEntry[] = workerData;
const analysis = createFileAnalysis(overlay);

async function run(call: AnalysisCall): Promise<unknown> {
  const { lexiconKey, describeFallbacks, countNames, analyse, forgetNames, identifySingle, analyseSingle } =
    await analysis;
  switch (call.task) {
    case "lexiconKey":
      return lexiconKey();
    case "describeFallbacks":
      return describeFallbacks(call.headwords);
    case "countNames":
      return countNames(call.source, call.title, call.isForced);
    case "analyse":
      return analyse(call.source, call.title, call.names, call.isForced);
    case "forgetNames":
      return forgetNames(call.title);
    case "identifySingle":
      return identifySingle(call.source, call.maxCues);
    case "analyseSingle":
      return analyseSingle(call.source, call.maxCues);
  }
}

async function answer(call: AnalysisCall): Promise<AnalysisAnswer> {
  try {
    return { id: call.id, value: await run(call) };
  } catch (error) {
    return { id: call.id, failure: problemOf(error) };
  }
}

parentPort?.on("message", async (call: AnalysisCall) => parentPort?.postMessage(await answer(call)));
