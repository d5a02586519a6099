import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { FileField } from "./file-field.tsx";

test("the file is chosen by a button in the page's language, which names it", async () => {
  render(<FileField error={undefined} />);
  screen.getByText(textIn("tr", "generate_file_choose"));
  screen.getByText(textIn("tr", "generate_file_none"));
  const input = screen.getByLabelText(textIn("tr", "generate_file_label"));
  await userEvent.tab();
  expect(document.activeElement).toBe(input);
  await userEvent.upload(input, new File(["1"], "kis.srt"));
  screen.getByText("kis.srt");
});
