// SPDX-License-Identifier: MIT
// Elements in one line.
type Attributes = { [name: string]: string | number | boolean | ((event: never) => void) | undefined };

function fill<E extends Element>(element: E, attributes: Attributes, children: (Node | string)[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

/** An element of HTML: `html('button', { onclick: act }, 'Undo')`. */
export function html<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Attributes = {}, ...children: (Node | string)[]): HTMLElementTagNameMap[K] {
  return fill(document.createElement(name), attributes, children);
}

/** An element of SVG. */
export function svg<K extends keyof SVGElementTagNameMap>(name: K, attributes: Attributes = {}, ...children: (Node | string)[]): SVGElementTagNameMap[K] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

export const at = <E extends Element = HTMLElement>(id: string): E => document.getElementById(id) as unknown as E;

export const pictureAddress = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;
