/**
 * react-aria writes a style element of this id into the head unless there is one; the page's policy refuses inline
 * styles and reports it. The rule itself stands in base.css.
 */
const id = 'react-aria-pressable-style';

if (!document.getElementById(id)) {
  // It only looks for the id. A style element, even an empty one, would be refused as well.
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
