import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { readMessages } from "../../../../../tests/factories/message-files.ts";
import type { Problem } from "../../../../contract/problem.ts";
import { TextField } from "../../../design/field.tsx";
import { ApiError } from "../api-client.ts";
import { Form } from "./form.tsx";
import { textOf, useForm } from "./use-form.ts";

type Values = { readonly name: string; readonly mail: string };

const send = vi.fn<(values: Values) => Promise<void>>();

function GuestForm() {
  const form = useForm<Values>({
    read: (data) => ({ name: textOf(data, "name"), mail: textOf(data, "mail") }),
    loadCheck:
      async () =>
      ({ name }) =>
        name === "" ? [{ field: "name", code: "required", message: "Fill this in." }] : [],
    send,
  });
  return (
    <Form state={form} action="Send">
      <TextField label="Name" name="name" error={form.errorOf("name")} />
      <TextField label="Mail" name="mail" error={form.errorOf("mail")} />
    </Form>
  );
}

function showForm() {
  send.mockReset();
  render(<GuestForm />);
  return {
    user: userEvent.setup(),
    name: screen.getByRole("textbox", { name: "Name" }),
    mail: screen.getByRole("textbox", { name: "Mail" }),
    button: screen.getByRole("button", { name: "Send" }),
  };
}

const refusal = (errors?: Problem["errors"]) =>
  new ApiError(400, { type: "t", title: "T", status: 400, detail: "Not valid.", code: "invalid", errors });

test("a value that fails the check marks and focuses its field, and nothing is sent", async () => {
  const { user, name, mail, button } = showForm();
  await user.type(mail, "ayse@example.com");
  await user.click(button);
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", "Name: Fill this in.");
  expect(name).toBe(screen.getByRole("textbox", { name: "Name", description: "Fill this in." }));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  expect(mail).toHaveProperty("value", "ayse@example.com");
  expect(send).not.toHaveBeenCalled();
});

test("what a field shows is not shown above the fields too, only read out", async () => {
  const { user, name, button } = showForm();
  const errors = [
    { field: "mail", code: "mail_taken", message: "Taken." },
    { field: "timeZone", code: "unknown", message: "No such zone." },
  ];
  send.mockRejectedValueOnce(refusal(errors));
  await user.type(name, "Ayşe");
  await user.click(button);
  const [shown, readOut] = await screen.findAllByRole("alert");
  expect([shown?.textContent, shown?.classList.contains("visually-hidden")]).toEqual(["No such zone.", false]);
  expect([readOut?.textContent, readOut?.classList.contains("visually-hidden")]).toEqual(["Taken.", true]);
});

test("a field that the API refuses shows the error until it changes, and the values stay", async () => {
  const { user, name, mail, button } = showForm();
  send.mockRejectedValueOnce(refusal([{ field: "mail", code: "mail_taken", message: "Taken." }]));
  await user.type(name, "Ayşe");
  await user.type(mail, "ayse@example.com");
  await user.click(button);
  expect(await screen.findByRole("textbox", { name: "Mail", description: "Taken." })).toBe(mail);
  expect(document.activeElement).toBe(mail);
  expect([name, mail].map((field) => "value" in field && field.value)).toEqual(["Ayşe", "ayse@example.com"]);

  await user.type(mail, "x");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(mail.getAttribute("aria-invalid")).toBeNull();
});

test("a double click sends once, and a later click sends again", async () => {
  const { user, name, button } = showForm();
  const answer = Promise.withResolvers<void>();
  send.mockReturnValueOnce(answer.promise).mockResolvedValueOnce();
  await user.type(name, "Ayşe");
  await user.dblClick(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(send.mock.calls).toEqual([[{ name: "Ayşe", mail: "" }, expect.any(HTMLFormElement)]]);

  answer.resolve();
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("false"));
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

test("without a response the form shows its own message", async () => {
  const { user, name, button } = showForm();
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await user.type(name, "Ayşe");
  await user.click(button);
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", readMessages("tr").form_no_answer);
});
