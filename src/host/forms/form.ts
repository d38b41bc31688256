/** One form: its questions, its responses, and whether it takes new ones. */
import type { FormView, ItemType, ItemValidation, ResponseView } from './types';

/** Where a choice or the end of a page leads: the id of a page break, or one of Google's three words. */
export type Navigation = number | 'CONTINUE' | 'RESTART' | 'SUBMIT';

export interface Choice {
  value: string;
  goTo?: Navigation;
}

export interface FormItem {
  readonly id: number;
  readonly type: ItemType;
  title: string;
  helpText: string;
  required: boolean;
  choices: Choice[];
  hasOther: boolean;
  validation?: ItemValidation;
  /** page breaks: where the page before them leads */
  goTo?: Navigation;
}

export type Answers = Record<string, string | string[]>;

export interface FormResponse {
  readonly id: string;
  readonly email: string;
  /** first submission; an edit does not change it */
  readonly at: number;
  editedAt?: number;
  /** by item id */
  answers: Answers;
}

export interface FormState {
  readonly id: string;
  readonly publicId: string;
  readonly owner: string;
  title: string;
  description: string;
  confirmation: string;
  closedMessage: string;
  published: boolean;
  accepting: boolean;
  collectsEmail: boolean;
  allowsEdits: boolean;
  progressBar: boolean;
  showLinkToRespondAgain: boolean;
  destinationId?: string;
  items: FormItem[];
}

/** Items that ask for nothing. */
export const isQuestion = (item: FormItem): boolean => item.type !== 'SECTION_HEADER' && item.type !== 'PAGE_BREAK';

export class Form {
  readonly responses = new Map<string, FormResponse>();
  /** grows with every change of the form itself */
  revision = 0;

  constructor(public state: FormState) {}

  get publishedUrl(): string {
    return `https://docs.google.com/forms/d/e/${this.state.publicId}/viewform`;
  }
  get editUrl(): string {
    return `https://docs.google.com/forms/d/${this.state.id}/edit`;
  }
  responseUrl(responseId: string): string {
    return `${this.publishedUrl}?edit2=${responseId}`;
  }

  item(id: number): FormItem | undefined {
    return this.state.items.find((item) => item.id === id);
  }
  get questions(): FormItem[] {
    return this.state.items.filter(isQuestion);
  }

  /** Answers by question title; questions with the same title collide, the last one wins. */
  byTitle(answers: Answers): Record<string, string | string[]> {
    const named: Record<string, string | string[]> = {};
    for (const item of this.questions) {
      const answer = answers[item.id];
      if (answer !== undefined) named[item.title] = answer;
    }
    return named;
  }

  view(): FormView {
    const { state } = this;
    return {
      id: state.id,
      title: state.title,
      description: state.description,
      confirmation: state.confirmation,
      publishedUrl: this.publishedUrl,
      editUrl: this.editUrl,
      published: state.published,
      accepting: state.accepting,
      closedMessage: state.closedMessage,
      collectsEmail: state.collectsEmail,
      allowsEdits: state.allowsEdits,
      ...(state.destinationId !== undefined && { destinationId: state.destinationId }),
      items: state.items.map((item) => ({
        id: item.id,
        type: item.type,
        title: item.title,
        helpText: item.helpText,
        required: item.required,
        choices: item.choices.map((choice) => choice.value),
        hasOther: item.hasOther,
        ...(item.validation && { validation: item.validation }),
      })),
      responses: [...this.responses.values()].map((response): ResponseView => ({
        id: response.id,
        at: response.at,
        email: response.email,
        answers: this.byTitle(response.answers),
        editUrl: this.responseUrl(response.id),
      })),
    };
  }
}
